import Foundation

/// The horizontal pan that shifts a list's row; it begins only if the row has or shows actions at
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
    guard let list = view as? any SwipedList, let touch = touches.first, numberOfTouches == 1
    else { return }
    path = list.path(under: touch)
    rowActions = nil
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    guard let list = view as? any SwipedList, let path,
      let end = RowSwipe.end(
        revealedBy: CGPoint(x: list.isRightToLeft ? -movement.x : movement.x, y: movement.y))
    else { return .fails }
    if list.swipe.path == path { return .begins }
    guard !list.isEditing else { return .fails }
    rowActions = list.swipeActions(at: end, of: path)
    return rowActions == nil ? .fails : .begins
  }
}
