public import Foundation

extension UITableView {
  /// Selects a row instead of the selected one, and scrolls to it unless the position is `.none`.
  ///
  /// Does not tell the delegate; nil selects no row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    indexPathForSelectedRow.map { show($0, isSelected: false, animated: animated) }
    indexPathForSelectedRow = indexPath
    guard let indexPath else { return }
    show(indexPath, isSelected: true, animated: animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPath == indexPathForSelectedRow else { return }
    indexPathForSelectedRow = nil
    show(indexPath, isSelected: false, animated: animated)
  }

  private func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    shownCells[path]?.setSelected(isSelected, animated: animated)
  }

  // MARK: Touches

  func pressBegan(_ touch: UITouch) {
    press.end()
    // A touch on an open row may drag it; if it does not, it closes the row when it ends.
    if let open = swipe.path {
      if open != path(under: touch) { closeRow() }
      return
    }
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection,
      let path = path(under: touch)
    else { return }
    press.begin(
      at: path, after: delaysContentTouches ? TableMetrics.highlightDelay : 0,
      on: window?.stage?.clock)
  }

  /// A finger that moves sideways selects nothing, even if the row has no actions to show.
  func pressMoved(_ touch: UITouch) {
    let way = abs(touch.position.x - touch.start.position.x)
    if way >= UIPanGestureRecognizer.slop(of: touch.type) { press.end() }
  }

  func pressEnded(_ touch: UITouch) {
    guard let path = press.index else { return closeRow() }
    let isInside = rectForRow(at: path).contains(touch.location(in: self))
    if isInside { select(path) }
    press.end()
  }

  /// Handles the user's tap on a row.
  private func select(_ tapped: IndexPath) {
    let answer =
      delegate == nil ? tapped : delegate?.tableView(self, willSelectRowAt: tapped)
    guard let path = answer, layout.contains(path) else { return }
    let previous = indexPathForSelectedRow
    selectRow(at: path, animated: false, scrollPosition: .none)
    if let previous, previous != path {
      delegate?.tableView(self, didDeselectRowAt: previous)
    }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func path(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return indexPath(for: cell) }
      view = current.superview
    }
    return nil
  }

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
