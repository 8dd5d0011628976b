import Foundation

/// The sections that came, went, moved or were reloaded at once.
nonisolated struct SectionChange: Hashable, Sendable {
  /// Indices before.
  private(set) var deleted = IndexSet()
  private(set) var reloaded = IndexSet()
  /// Indices after.
  private(set) var inserted = IndexSet()
  /// Indices after, by those before; and the other way round.
  private(set) var targets: [Int: Int] = [:]
  private var origins: [Int: Int] = [:]

  private let gone: OccupiedIndices
  private let new: OccupiedIndices

  init(_ updates: [ListUpdate]) {
    for update in updates {
      switch update {
      case .insertSections(let sections): inserted.formUnion(sections)
      case .deleteSections(let sections): deleted.formUnion(sections)
      case .reloadSections(let sections): reloaded.formUnion(sections)
      case .moveSection(let start, let end):
        targets[start] = end
        origins[end] = start
      case .insert, .delete, .reload, .move: break
      }
    }
    gone = OccupiedIndices(Array(deleted) + targets.keys)
    new = OccupiedIndices(Array(inserted) + origins.keys)
  }

  /// Whether no section changes as a whole.
  var isEmpty: Bool { gone.count == 0 && new.count == 0 && reloaded.isEmpty }

  /// The new index of an old section; nil if it was deleted.
  func after(_ section: Int) -> Int? {
    targets[section] ?? gone.rank(of: section).map(new.index)
  }

  /// The old index of a new section; nil if it was inserted.
  func before(_ section: Int) -> Int? {
    origins[section] ?? new.rank(of: section).map(gone.index)
  }

  /// The old index of a new section whose items are the same but for single ones; nil if it was
  /// inserted or reloaded.
  func kept(_ section: Int) -> Int? {
    before(section).flatMap { reloaded.contains($0) ? nil : $0 }
  }

  /// The number of sections after the change, given that before.
  func count(_ before: Int) -> Int { max(0, before - gone.count + new.count) }

  /// Whether all sections exist, before and after.
  func fits(_ old: Int, _ count: Int) -> Bool {
    self.count(old) == count && deleted.union(reloaded).allSatisfy { $0 < old }
      && inserted.allSatisfy { $0 < count }
      && targets.allSatisfy { 0..<old ~= $0 && 0..<count ~= $1 }
  }
}
