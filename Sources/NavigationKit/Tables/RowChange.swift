import Foundation

/// What changed in a table's data at once: rows and sections that came, went, moved or were
/// reloaded.
///
/// What goes, moves or is reloaded is named by where it was before; what comes, by where it is
/// afterwards.
nonisolated struct RowChange: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case insertion = "inserted"
    case deletion = "deleted"
    case reload = "reloaded"
  }

  struct Move: Hashable, Sendable {
    let start: IndexPath
    let end: IndexPath
  }

  private(set) var reloaded: [IndexPath] = []
  private(set) var moves: [Move] = []
  private(set) var reloadedSections = IndexSet()
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  /// The rows that leave their places, in order: deleted and moved ones.
  private(set) var gone: [IndexPath] = []
  /// The rows that get new places, in order: inserted and moved ones.
  private(set) var new: [IndexPath] = []

  init() {}

  init(_ kind: Kind, _ paths: [IndexPath]) { add(kind, paths) }

  mutating func add(_ kind: Kind, _ paths: [IndexPath]) {
    switch kind {
    case .insertion: new = (new + paths).sorted()
    case .deletion: gone = (gone + paths).sorted()
    case .reload: reloaded = (reloaded + paths).sorted()
    }
  }

  mutating func add(_ kind: Kind, sections: IndexSet) {
    switch kind {
    case .insertion: insertedSections.formUnion(sections)
    case .deletion: deletedSections.formUnion(sections)
    case .reload: reloadedSections.formUnion(sections)
    }
  }

  mutating func add(_ move: Move) {
    moves.append(move)
    gone = (gone + [move.start]).sorted()
    new = (new + [move.end]).sorted()
  }

  var isEmpty: Bool { self == RowChange() }
  /// Whether only rows change.
  var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
  }

  // MARK: Places

  /// The new index path of an old row; nil if it was deleted or reloaded.
  func after(_ path: IndexPath) -> IndexPath? {
    reloaded.contains(path) || reloadedSections.contains(path.section) ? nil : place(of: path)
  }

  /// Where an old row is afterwards, reloaded or not; nil if it was deleted.
  func place(of path: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.start == path }) { return move.end }
    guard !gone.contains(path), let section = section(after: path.section) else { return nil }
    let above = gone.count { $0.section == path.section && $0.row < path.row }
    let row = new.reduce(path.row - above) { row, other in
      other.section == section && other.row <= row ? row + 1 : row
    }
    return IndexPath(row: row, section: section)
  }

  /// The old index path of a new row; nil if it was inserted or reloaded.
  func before(_ path: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.end == path }) { return move.start }
    guard !new.contains(path), let section = section(before: path.section),
      !reloadedSections.contains(section)
    else { return nil }
    let above = new.count { $0.section == path.section && $0.row < path.row }
    let row = gone.reduce(path.row - above) { row, other in
      other.section == section && other.row <= row ? row + 1 : row
    }
    let place = IndexPath(row: row, section: section)
    return reloaded.contains(place) ? nil : place
  }

  /// The new index of an old section; nil if it was deleted.
  func section(after section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    let kept = section - deletedSections.count(in: 0..<section)
    return insertedSections.reduce(kept) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// The old index of a new section; nil if it was inserted.
  func section(before section: Int) -> Int? {
    guard !insertedSections.contains(section) else { return nil }
    let kept = section - insertedSections.count(in: 0..<section)
    return deletedSections.reduce(kept) { $1 <= $0 ? $0 + 1 : $0 }
  }

  // MARK: Counts

  /// The number of rows in each section after the change, given those before.
  ///
  /// - Parameter data: The numbers in the data, which count for new and reloaded sections.
  func counts(_ before: [Int], in data: [Int] = []) -> [Int] {
    let count = before.count - deletedSections.count + insertedSections.count
    return (0..<max(0, count)).map { index in
      guard let old = section(before: index), before.indices.contains(old),
        !reloadedSections.contains(old)
      else { return data.indices.contains(index) ? data[index] : 0 }
      let fewer = gone.count { $0.section == old }
      return before[old] - fewer + new.count { $0.section == index }
    }
  }

  var description: String {
    func words(_ paths: [IndexPath], _ kind: String) -> String? {
      guard !paths.isEmpty else { return nil }
      return "rows \(paths.map { "\($0.section).\($0.row)" }.joined(separator: ", ")) were \(kind)"
    }
    func words(_ sections: IndexSet, _ kind: Kind) -> String? {
      guard !sections.isEmpty else { return nil }
      let list = sections.map { "\($0)" }.joined(separator: ", ")
      return "sections \(list) were \(kind.rawValue)"
    }
    let way = moves.isEmpty ? "" : " or moved"
    return [
      words(gone, "deleted" + way), words(new, "inserted" + way), words(reloaded, "reloaded"),
      words(deletedSections, .deletion), words(insertedSections, .insertion),
      words(reloadedSections, .reload),
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

extension UITableView.RowAnimation {
  /// How far a deleted row slides out, and an inserted one slides in from.
  nonisolated func offset(of size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .none, .middle, .automatic: .zero
    }
  }
}
