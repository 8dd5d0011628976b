import Foundation

/// A list whose rows are shifted aside to show actions: a table or a collection view.
protocol SwipedList: UIScrollView {
  /// The row that is shifted, and the pan that shifts it.
  var swipe: RowSwipe { get set }
  var rowSwipe: RowSwipeGestureRecognizer { get }
  var isEditing: Bool { get }
  /// The row on screen with an index path.
  func swipedRow(at path: IndexPath) -> (any SwipedRow)?
  func path(of row: any SwipedRow) -> IndexPath?
  /// The row under a touch.
  func path(under touch: UITouch) -> IndexPath?
  /// The actions that a swipe shows at one end of a row; nil if it shows none.
  func swipeActions(at end: RowEnd, of path: IndexPath) -> RowActions?
  /// A swipe takes over a touch.
  func endPress()
  func swipeWillBegin(at path: IndexPath)
  /// A swipe has ended; the path is nil if its row is gone.
  func swipeDidEnd(at path: IndexPath?)
  /// A destructive action is done: deletes its row, which closes it, if the data lacks it.
  func deleteIfGone(_ path: IndexPath)
}

extension SwipedList {
  /// Adds the pan that shifts rows.
  func addRowSwipe() {
    addGestureRecognizer(rowSwipe)
    rowSwipe.addAction(
      UIAction { action in
        let swipe = action.sender as? UIGestureRecognizer
        (swipe?.view as? any SwipedList)?.rowSwipeDidChange()
      })
  }

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
    guard let path = rowSwipe.path, let cell = swipedRow(at: path) else { return }
    endPress()
    guard let end = rowSwipe.rowActions?.end ?? cell.pull?.end else { return }
    let start = cell.presentedSwipe(from: end)
    rowSwipe.rowActions.map(cell.ready)
    beginSwipe(of: path)
    swipe = .pulling(path, from: start)
    rowSwipe.setTranslation(.zero, in: self)
    pull()
  }

  private func pull() {
    guard case .pulling(let path, let start) = swipe, let cell = swipedRow(at: path),
      let pull = cell.pull
    else { return }
    let translation = outward(rowSwipe.translation(in: self), at: pull.end)
    UIView.performWithoutAnimation {
      pull.distance = pull.layout.distance(for: start + translation)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
  }

  private func endPulling() {
    pull()
    guard case .pulling(let path, _) = swipe, let cell = swipedRow(at: path), let pull = cell.pull
    else { return }
    let release = RowSwipe.release(
      distance: pull.distance, velocity: outward(rowSwipe.velocity(in: self), at: pull.end),
      in: pull.layout)
    switch release {
    case .closes: closeRow()
    case .opens: open(cell)
    case .performs:
      swipe = .open(path)
      cell.pull(to: cell.bounds.width, animated: true)
      pull.buttons.first.map { perform($0.action, from: $0, in: cell) }
    }
  }

  /// A vector's horizontal component, positive in the direction away from an end of the row.
  private func outward(_ vector: CGPoint, at end: RowEnd) -> CGFloat {
    (end == .leading) != isRightToLeft ? vector.x : -vector.x
  }

  /// Shows actions of a row without a finger, and closes any other row.
  func show(_ actions: RowActions, of row: any SwipedRow) {
    row.ready(actions)
    open(row)
  }

  /// Opens a row whose action buttons exist, and closes any other.
  private func open(_ cell: any SwipedRow) {
    guard let path = path(of: cell), let pull = cell.pull else { return }
    beginSwipe(of: path)
    swipe = .open(path)
    cell.pull(to: pull.layout.width, animated: true)
  }

  // MARK: Beginning and ending a swipe

  private func beginSwipe(of path: IndexPath) {
    guard swipe.path != path else { return }
    closeRow()
    swipeWillBegin(at: path)
  }

  /// Closes the row that is open or being dragged.
  func closeRow() {
    guard let path = swipe.path else { return }
    endSwipe(of: path, at: path)
  }

  /// Ends the swipe before rows change; a row that is deleted stays swiped while it animates out.
  func endSwipe(before change: ListChange) {
    guard let path = swipe.path else { return }
    endSwipe(of: path, at: change.place(of: path))
  }

  /// Ends the swipe because all rows are reloaded.
  func forgetSwipe() { swipe.path.map { endSwipe(of: $0, at: nil) } }

  /// Ends a row's swipe.
  ///
  /// - Parameter place: The row's current index path; nil if it was removed or all rows are
  ///   reloaded.
  private func endSwipe(of path: IndexPath, at place: IndexPath?) {
    swipe = .closed
    if place != nil { swipedRow(at: path)?.pull(to: 0, animated: true) }
    swipeDidEnd(at: place)
  }

  // MARK: Actions

  /// Performs an action beside a row; the row closes when the action reports completion.
  func perform(_ action: UIContextualAction, from button: UIView, in cell: any SwipedRow) {
    guard let pull = cell.pull, !pull.isPerforming else { return }
    pull.isPerforming = !action.keepsRowOpen
    action.handler(action, button) { [weak self, weak cell, weak pull] isDone in
      guard let self, let cell, let pull, cell.pull === pull else { return }
      pull.isPerforming = false
      end(isDone ? action.style : .normal, in: cell)
    }
  }

  /// Called after an action: deletes the row if a destructive one removed its data, and closes it.
  private func end(_ style: UIContextualAction.Style, in cell: any SwipedRow) {
    guard let path = path(of: cell), swipe.path == path else { return }
    if style == .destructive { deleteIfGone(path) }
    closeRow()
  }
}
