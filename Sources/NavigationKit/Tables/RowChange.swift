import Foundation

/// Rows that came into a table's data, went out of it, or changed.
nonisolated struct RowChange: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case insertion = "inserted"
    case deletion = "deleted"
    case reload = "reloaded"
  }

  /// The places of rows that came, after the change; of others, before it.
  ///
  /// In order.
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

  /// Where a row of before is now; nil if it went, or is another.
  func after(_ path: IndexPath) -> IndexPath? {
    switch kind {
    case .insertion: shiftedByInserting(path)
    case .deletion: shiftedByDeleting(path)
    case .reload: paths.contains(path) ? nil : path
    }
  }

  /// Where a row of now was before; nil if it came, or was another.
  func before(_ path: IndexPath) -> IndexPath? {
    switch kind {
    case .insertion: shiftedByDeleting(path)
    case .deletion: shiftedByInserting(path)
    case .reload: paths.contains(path) ? nil : path
    }
  }

  /// How many rows the sections have now, by how many they had.
  func counts(_ before: [Int]) -> [Int] {
    guard kind != .reload else { return before }
    return paths.reduce(into: before) { counts, path in
      guard counts.indices.contains(path.section) else { return }
      counts[path.section] += kind == .insertion ? 1 : -1
    }
  }

  /// The same row's place once the others are in.
  private func shiftedByInserting(_ path: IndexPath) -> IndexPath {
    paths.reduce(path) { place, new in
      new.section == place.section && new.row <= place.row
        ? IndexPath(row: place.row + 1, section: place.section) : place
    }
  }

  /// The same row's place once the others are out; nil if it is one of them.
  private func shiftedByDeleting(_ path: IndexPath) -> IndexPath? {
    guard !paths.contains(path) else { return nil }
    let above = paths.filter { $0.section == path.section && $0.row < path.row }.count
    return IndexPath(row: path.row - above, section: path.section)
  }
}

extension UITableView.RowAnimation {
  /// How far a row that goes moves meanwhile, and one that comes has to move back.
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
