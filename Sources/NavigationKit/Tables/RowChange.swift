import Foundation

/// Rows that came into a table's data, or went out of it.
nonisolated struct RowChange: Hashable, Sendable {
  /// The places of rows that came, after the change; or of rows that went, before it.
  let paths: [IndexPath]
  /// Whether they came.
  let isInsertion: Bool

  /// Where a row of before is now; nil if it went.
  func after(_ path: IndexPath) -> IndexPath? {
    isInsertion ? path.shifted(byInserting: paths) : path.shifted(byDeleting: paths)
  }

  /// Where a row of now was before; nil if it came.
  func before(_ path: IndexPath) -> IndexPath? {
    isInsertion ? path.shifted(byDeleting: paths) : path.shifted(byInserting: paths)
  }

  /// How many rows the sections have now, by how many they had.
  func counts(_ before: [Int]) -> [Int] {
    paths.reduce(into: before) { counts, path in
      guard counts.indices.contains(path.section) else { return }
      counts[path.section] += isInsertion ? 1 : -1
    }
  }
}

nonisolated extension IndexPath {
  /// The same row's place once others were inserted, by their places afterwards.
  fileprivate func shifted(byInserting paths: [IndexPath]) -> IndexPath {
    paths.sorted().reduce(self) { place, new in
      new.section == place.section && new.row <= place.row
        ? IndexPath(row: place.row + 1, section: place.section) : place
    }
  }

  /// The same row's place once others were deleted; nil if it was itself.
  fileprivate func shifted(byDeleting paths: [IndexPath]) -> IndexPath? {
    guard !paths.contains(self) else { return nil }
    let above = Set(paths).filter { $0.section == section && $0.row < row }.count
    return IndexPath(row: row - above, section: section)
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
