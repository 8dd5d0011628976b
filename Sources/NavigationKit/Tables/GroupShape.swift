import Foundation

/// How the rows of an inset group are cut: round where the group ends, straight where rows meet.
nonisolated struct GroupShape: Hashable, Sendable {
  /// Whether the row is its group's first.
  let isFirst: Bool
  /// Whether it is the last.
  let isLast: Bool

  /// The rectangle whose round corners the row is cut with: beyond the edges it shares with others,
  /// where the corners stay square.
  func cut(_ bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: isFirst ? 0 : -TableMetrics.groupRadius, bottom: isLast ? 0 : -TableMetrics.groupRadius
      ))
  }
}

extension UITableView {
  /// From the table's edges to its rows: nothing, but for inset groups.
  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin = TableMetrics.margin(forWidth: bounds.width)
    return UIEdgeInsets(left: safeAreaInsets.left + margin, right: safeAreaInsets.right + margin)
  }

  /// How a row is cut; nil where it reaches from edge to edge, or lies inside of its group.
  func groupShape(of path: IndexPath) -> GroupShape? {
    guard style == .insetGrouped else { return nil }
    let last = layout.sections[path.section].rows.count - 1
    let shape = GroupShape(isFirst: path.row == 0, isLast: path.row == last)
    return shape.isFirst || shape.isLast ? shape : nil
  }
}
