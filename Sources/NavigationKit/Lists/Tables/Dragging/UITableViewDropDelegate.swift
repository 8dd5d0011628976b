public import Foundation

/// Takes items that a finger carries over a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// The finger let go: the data and the table change now, and the coordinator is told where the
  /// items come down.
  ///
  /// A row of the table itself that the data source can move is moved by the data source instead.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the delegate is to be notified of a drag; true unless implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The finger has come into the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The proposal for a drop on a row, or beside rows: unless implemented, rows of the table itself
  /// are moved, and no other items are taken.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the table is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Rows of the table itself are moved, and no other items are taken.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { tableView.defaultProposal }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
