import Foundation

/// Rows that were inserted into a table's data, deleted from it, or reloaded.
nonisolated struct RowChange: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case insertion = "inserted"
    case deletion = "deleted"
    case reload = "reloaded"
  }

  /// The rows in order: for insertions their index paths after the change, otherwise before it.
  let paths: [IndexPath]
  let kind: Kind

  init(_ kind: Kind, _ paths: [IndexPath]) {
    self.kind = kind
    self.paths = paths.sorted()
  }

  var description: String {
    let rows = paths.map { "\($0.section).\($0.row)" }.joined(separator: ", ")
    return "rows \(rows) were \(kind.rawValue)"
  }

  /// The new index path of an old row; nil if it was deleted or reloaded.
  func after(_ path: IndexPath) -> IndexPath? {
    switch kind {
    case .insertion: shiftedByInserting(path)
    case .deletion: shiftedByDeleting(path)
    case .reload: paths.contains(path) ? nil : path
    }
  }

  /// The old index path of a new row; nil if it was inserted or reloaded.
  func before(_ path: IndexPath) -> IndexPath? {
    switch kind {
    case .insertion: shiftedByDeleting(path)
    case .deletion: shiftedByInserting(path)
    case .reload: paths.contains(path) ? nil : path
    }
  }

  /// The number of rows in each section after the change, given those before.
  func counts(_ before: [Int]) -> [Int] {
    guard kind != .reload else { return before }
    return paths.reduce(into: before) { counts, path in
      guard counts.indices.contains(path.section) else { return }
      counts[path.section] += kind == .insertion ? 1 : -1
    }
  }

  /// The row's index path after the insertions.
  private func shiftedByInserting(_ path: IndexPath) -> IndexPath {
    paths.reduce(path) { place, new in
      new.section == place.section && new.row <= place.row
        ? IndexPath(row: place.row + 1, section: place.section) : place
    }
  }

  /// The row's index path after the deletions; nil if it is deleted itself.
  private func shiftedByDeleting(_ path: IndexPath) -> IndexPath? {
    guard !paths.contains(path) else { return nil }
    let above = paths.filter { $0.section == path.section && $0.row < path.row }.count
    return IndexPath(row: path.row - above, section: path.section)
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
