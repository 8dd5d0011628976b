import Foundation

/// The pan that shifts a table's row: it is horizontal, and starts only if the row may be deleted
/// and no swipe back begins.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private let swipeBack = SwipeBackRival()
  /// The row on which the touch began.
  private(set) var path: IndexPath?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    swipeBack.precede(self)
    guard let table = view as? UITableView, let touch = touches.first, numberOfTouches == 1
    else { return }
    path = table.path(under: touch)
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    guard let table = view as? UITableView, let path else { return .fails }
    return RowSwipeGestureRecognizer.decision(
      for: CGPoint(x: table.isRightToLeft ? -movement.x : movement.x, y: movement.y),
      isOpen: table.swipe.path == path, isSwipeable: !table.isEditing && table.canEdit(path))
  }

  /// Whether a first movement, in left-to-right layout, shifts a row or closes an open one.
  nonisolated static func decision(
    for movement: CGPoint, isOpen: Bool, isSwipeable: Bool
  ) -> PanDecision {
    guard abs(movement.x) > abs(movement.y) else { return .fails }
    return isOpen || isSwipeable && movement.x < 0 ? .begins : .fails
  }
}
