public import Foundation

/// Gives the items that a finger lifts out of a table's rows.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// The items of a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// How the preview of a row is cut and coloured; nil for the whole row.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// A finger begins to carry items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The items are down, or back.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved, not only copied; true unless implemented.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nil, for the whole row.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// True.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}
