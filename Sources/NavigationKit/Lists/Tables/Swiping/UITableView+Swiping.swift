import Foundation

extension UITableView: SwipedList {
  func swipedRow(at path: IndexPath) -> (any SwipedRow)? { shownCells[path] }

  func path(of row: any SwipedRow) -> IndexPath? {
    (row as? UITableViewCell).flatMap(indexPath(for:))
  }

  func endPress() { press.end() }

  func swipeWillBegin(at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: inData(path))
  }

  func swipeDidEnd(at path: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  func deleteIfGone(_ path: IndexPath) {
    // The data has one row less than the table shows, in the section of the row.
    guard let shown = cachedLayout?.counts,
      rowCounts == ListChange([.delete([path])]).counts(shown)
    else { return }
    deleteRows(at: [path], with: .automatic)
  }

  /// Shows the actions at the trailing end of a row that is edited, and closes any other row.
  func showActions(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), swipe.path != path else { return }
    show(editingActions(of: path), of: cell)
  }
}

extension UITableViewCell: SwipedRow {
  var swipedList: (any SwipedList)? { tableView }

  func actionsWillChange(areShown: Bool) {
    let shown = stateMask.subtracting(.showingDeleteConfirmation)
    willTransition(to: areShown ? shown.union(.showingDeleteConfirmation) : shown)
  }

  func actionsDidChange() { didTransition(to: stateMask) }
}
