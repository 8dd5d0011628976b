import Foundation

/// A change of a list's data: items and sections that were inserted, deleted, moved or reloaded
/// at once.
///
/// An item's new place is found in logarithmic time.
nonisolated struct ListChange: Hashable, Sendable {
  let sections: SectionChange
  /// The items that leave their places in sections that stay, in order: deleted and moved ones.
  let gone: [IndexPath]
  /// The items that get new places in sections that stayed, in order: inserted and moved ones.
  let new: [IndexPath]
  let reloaded: Set<IndexPath>
  /// The former places of moved items, by their new ones; and the other way round.
  let origins: [IndexPath: IndexPath]
  private let targets: [IndexPath: IndexPath]
  /// The indices of items that leave and of items that come, by section before and after.
  private let goneItems: [Int: OccupiedIndices]
  private let newItems: [Int: OccupiedIndices]

  init(_ updates: [ListUpdate]) {
    let sections = SectionChange(updates)
    var (gone, new) = (Set<IndexPath>(), Set<IndexPath>())
    var (reloaded, targets) = (Set<IndexPath>(), [IndexPath: IndexPath]())
    for update in updates {
      switch update {
      case .insert(let paths): new.formUnion(paths)
      case .delete(let paths): gone.formUnion(paths)
      case .reload(let paths): reloaded.formUnion(paths)
      case .move(let start, let end): targets[start] = end
      case .insertSections, .deleteSections, .reloadSections, .moveSection: break
      }
    }
    self.sections = sections
    self.reloaded = reloaded
    self.targets = targets
    origins = Dictionary(targets.map { ($1, $0) }) { $1 }
    self.gone = gone.union(targets.keys).sorted()
      .filter { sections.after($0.section).flatMap(sections.kept) != nil }
    self.new = new.union(targets.values).sorted().filter { sections.kept($0.section) != nil }
    goneItems = ListChange.occupied(self.gone)
    newItems = ListChange.occupied(self.new)
  }

  private static func occupied(_ paths: [IndexPath]) -> [Int: OccupiedIndices] {
    Dictionary(grouping: paths, by: \.section).mapValues { OccupiedIndices($0.map(\.item)) }
  }

  // MARK: Places

  /// The new index path of an old item; nil if it was deleted or reloaded.
  func after(_ path: IndexPath) -> IndexPath? {
    reloaded.contains(path) || sections.reloaded.contains(path.section) ? nil : place(of: path)
  }

  /// Where an old item is afterwards, reloaded or not; nil if it was deleted.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = targets[path] { return target }
    guard let rank = items(goneItems, path.section).rank(of: path.item),
      let section = sections.after(path.section)
    else { return nil }
    return IndexPath(item: items(newItems, section).index(ofRank: rank), section: section)
  }

  /// The old index path of a new item; nil if it was inserted or reloaded.
  func before(_ path: IndexPath) -> IndexPath? {
    if let origin = origins[path] { return origin }
    guard let rank = items(newItems, path.section).rank(of: path.item),
      let section = sections.kept(path.section)
    else { return nil }
    let place = IndexPath(item: items(goneItems, section).index(ofRank: rank), section: section)
    return reloaded.contains(place) ? nil : place
  }

  // MARK: Counts

  /// The number of items in each section after the change, given those before.
  ///
  /// - Parameter data: The numbers in the data, which count for new and reloaded sections.
  func counts(_ before: [Int], in data: [Int] = []) -> [Int] {
    (0..<sections.count(before.count)).map { index in
      guard let old = sections.kept(index), before.indices.contains(old)
      else { return data.indices.contains(index) ? data[index] : 0 }
      return before[old] - items(goneItems, old).count + items(newItems, index).count
    }
  }

  /// Whether the numbers of items before and after fit the change, and all that it names exists.
  func fits(_ old: [Int], _ data: [Int]) -> Bool {
    func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.item
    }
    return sections.fits(old.count, data.count) && counts(old, in: data) == data
      && gone.allSatisfy { exists($0, in: old) } && reloaded.allSatisfy { exists($0, in: old) }
      && new.allSatisfy { exists($0, in: data) }
  }

  private func items(_ occupied: [Int: OccupiedIndices], _ section: Int) -> OccupiedIndices {
    occupied[section] ?? OccupiedIndices()
  }
}
