import Foundation

extension UITableViewController {
  /// Gives the table its rows, unless its storyboard names somebody else for that.
  func becomeDataSource() {
    if tableView?.dataSource == nil { tableView?.dataSource = self }
    if tableView?.delegate == nil { tableView?.delegate = self }
  }

  /// Deselects the selected row; in an interactive transition, it fades as the finger moves.
  func clearSelection(animated: Bool) {
    guard let path = tableView?.indexPathForSelectedRow else { return }
    clearedPath = path
    animateAlongsideTransition { [weak self] in
      self?.tableView?.deselectRow(at: path, animated: animated)
    }
  }

  /// Selects that row again: after a cancelled swipe back the table is not shown.
  func selectClearedRow() {
    guard let path = clearedPath else { return }
    clearedPath = nil
    tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
  }
}
