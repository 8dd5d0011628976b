import Foundation

extension UITableView {
  /// Handles the pan that shifts a row.
  func rowSwipeDidChange() {
    switch rowSwipe.state {
    case .began: beginPulling()
    case .changed: pull()
    case .ended: endPulling()
    case .cancelled: closeRow()
    case .possible, .failed: break
    }
  }

  private func beginPulling() {
    guard let path = rowSwipe.path, let cell = shownCells[path] else { return }
    press.end()
    if swipe.path != path { closeRow() }
    swipe = .pulling(path, from: cell.shownPull)
    _ = cell.readyPull()
    rowSwipe.setTranslation(.zero, in: self)
  }

  private func pull() {
    guard case .pulling(let path, let start) = swipe, let cell = shownCells[path] else { return }
    let moved = rowSwipe.translation(in: self).x * (isRightToLeft ? 1 : -1)
    UIView.performWithoutAnimation {
      cell.readyPull().distance = min(max(0, start + moved), cell.bounds.width)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
  }

  private func endPulling() {
    pull()
    guard case .pulling(let path, _) = swipe, let cell = shownCells[path] else { return }
    let pull = cell.readyPull()
    let release = RowSwipe.release(
      distance: pull.distance,
      velocity: rowSwipe.velocity(in: self).x * (isRightToLeft ? 1 : -1),
      buttonWidth: pull.buttonWidth, width: cell.bounds.width)
    switch release {
    case .closes: closeRow()
    case .opens: open(cell)
    case .deletes:
      cell.pull(to: cell.bounds.width, animated: true)
      delete(cell)
    }
  }

  /// Opens a row to show its delete button, and closes any other.
  func open(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if swipe.path != path { closeRow() }
    swipe = .open(path)
    cell.pull(to: cell.readyPull().buttonWidth, animated: true)
  }

  /// Closes the row that is open or being dragged.
  func closeRow() {
    guard let path = swipe.path else { return }
    swipe = .closed
    shownCells[path]?.pull(to: 0, animated: true)
  }

  /// Asks the data source to delete a row; if it does not, the row slides back.
  func delete(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    swipe = .closed
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    if indexPath(for: cell) != nil { cell.pull(to: 0, animated: true) }
  }
}
