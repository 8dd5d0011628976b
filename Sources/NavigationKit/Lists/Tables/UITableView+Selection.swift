import Foundation

extension UITableView {
  /// Whether several rows can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row, instead of the selected one unless several can be; nil selects none.
  func choose(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    let stay = selectsSeveral && indexPath != nil ? selection : []
    for path in selection where !stay.contains(path) {
      show(path, isSelected: false, animated: animated)
    }
    selection = stay.filter { $0 != indexPath }
    guard let indexPath else { return }
    selection.append(indexPath)
    show(indexPath, isSelected: true, animated: animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  func unchoose(_ indexPath: IndexPath, animated: Bool) {
    guard let place = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: place)
    show(indexPath, isSelected: false, animated: animated)
  }

  /// Keeps only the last selected row where several can no longer be selected.
  func keepOneSelected() {
    guard !selectsSeveral else { return }
    for path in selection.dropLast() { unchoose(path, animated: false) }
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
    guard canSelect, let path = path(under: touch), placeholders[path] == nil,
      delegate?.tableView(self, shouldHighlightRowAt: inData(path)) ?? true
    else { return }
    press.begin(
      at: path, after: delaysContentTouches ? ScrollPanGestureRecognizer.contentDelay : 0,
      on: window?.stage?.clock)
  }

  private var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Highlights a row under a finger, or ends its highlight.
  func highlight(_ path: IndexPath, isOn: Bool) {
    guard highlightsTouchedRow else { return }
    shownCells[path]?.setHighlighted(isOn, animated: false)
    if isOn {
      delegate?.tableView(self, didHighlightRowAt: inData(path))
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: inData(path))
    }
  }

  /// A finger that moves sideways selects nothing, even if the row has no actions to show.
  func pressMoved(_ touch: UITouch) {
    let distance = abs(touch.position.x - touch.start.position.x)
    if distance >= UIPanGestureRecognizer.slop(of: touch.type) { press.end() }
  }

  func pressEnded(_ touch: UITouch) {
    guard let path = press.index else { return closeRow() }
    let isInside = rectForRow(at: path).contains(touch.location(in: self))
    if isInside { select(path) }
    press.end()
  }

  /// Handles the user's tap on a row.
  private func select(_ tapped: IndexPath) {
    if selectsSeveral, selection.contains(tapped) { return deselect(tapped) }
    let answer = delegate == nil ? tapped : willSelect(tapped)
    guard let path = answer, layout.contains(path) else { return }
    let previous = selectsSeveral ? nil : indexPathForSelectedRow
    choose(path, animated: false)
    if let previous, previous != path {
      delegate?.tableView(self, didDeselectRowAt: inData(previous))
    }
    // As in UIKit, the destination is prepared before the delegate hears of the row.
    let cell = cellForRow(at: path)
    cell?.segue?(cell)
    delegate?.tableView(self, didSelectRowAt: inData(path))
    guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: inData(path))
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: inData(path))
  }

  /// The row that the delegate lets be selected in place of one that is tapped; nil for none.
  func willSelect(_ tapped: IndexPath) -> IndexPath? {
    delegate?.tableView(self, willSelectRowAt: inData(tapped)).map(placeholders.shown)
  }

  /// Handles the user's tap on a selected row where several can be.
  func deselect(_ tapped: IndexPath) {
    let answer =
      delegate == nil
      ? tapped
      : delegate?.tableView(self, willDeselectRowAt: inData(tapped)).map(placeholders.shown)
    guard let path = answer, selection.contains(path) else { return }
    unchoose(path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: inData(path))
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
    cell.accessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: inData(path))
  }
}
