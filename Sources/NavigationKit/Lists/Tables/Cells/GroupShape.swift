import Drawing
import Foundation

/// Which corners of a row in an inset group are rounded.
nonisolated struct GroupShape: Hashable, Sendable {
  /// Whether the row is the first of its group.
  let isFirst: Bool
  /// Whether the row is the last of its group.
  let isLast: Bool

  /// The outline that clips the row: it extends beyond edges shared with other rows, so that only
  /// the group's own corners are rounded.
  func cut(_ bounds: CGRect) -> ViewCut {
    let reach = TableMetrics.groupRadius * CornerCurve.continuous.reach
    let rect = bounds.inset(
      by: UIEdgeInsets(top: isFirst ? 0 : -reach, bottom: isLast ? 0 : -reach))
    return ViewCut(rect: rect, radius: TableMetrics.groupRadius, curve: .continuous)
  }
}

extension UITableView {
  /// The rows' insets from the table's edges; zero unless the groups are inset.
  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin = SideMargin.points(inWidth: bounds.width) + readableInset
    let end = max(margin, indexRoom)
    return UIEdgeInsets(
      left: safeAreaInsets.left + (isRightToLeft ? end : margin),
      right: safeAreaInsets.right + (isRightToLeft ? margin : end))
  }

  /// The shape that clips a row; nil if none of its corners are rounded.
  func groupShape(of path: IndexPath) -> GroupShape? {
    guard style == .insetGrouped else { return nil }
    let last = layout.sections[path.section].rows.count - 1
    let shape = GroupShape(isFirst: path.row == 0, isLast: path.row == last)
    return shape.isFirst || shape.isLast ? shape : nil
  }
}
