import Foundation

/// The horizontal pan that shifts a table's row; it begins only if the row has or shows actions at
/// that end, and the swipe back does not begin.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private let swipeBack = SwipeBackRequirement()
  /// The row on which the touch began.
  private(set) var path: IndexPath?
  /// The actions that the movement shows; nil if the row shows its actions already.
  private(set) var rowActions: RowActions?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    swipeBack.precede(self)
    guard let table = view as? UITableView, let touch = touches.first, numberOfTouches == 1
    else { return }
    path = table.path(under: touch)
    rowActions = nil
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    guard let table = view as? UITableView, let path,
      let end = RowSwipe.end(
        revealedBy: CGPoint(x: table.isRightToLeft ? -movement.x : movement.x, y: movement.y))
    else { return .fails }
    if table.swipe.path == path { return .begins }
    guard !table.isEditing else { return .fails }
    rowActions = table.swipeActions(at: end, of: path)
    return rowActions == nil ? .fails : .begins
  }
}
