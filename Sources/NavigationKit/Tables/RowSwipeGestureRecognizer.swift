import Foundation

/// The pan that pulls a table's row aside: sideways, where the row may be deleted, and after a swipe
/// back.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private let swipeBack = SwipeBackRival()
  /// The row the finger came down on.
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

  /// Whether a first movement pulls a row aside, or an open one back; counted from the leading edge.
  nonisolated static func decision(
    for movement: CGPoint, isOpen: Bool, isSwipeable: Bool
  ) -> PanDecision {
    guard abs(movement.x) > abs(movement.y) else { return .fails }
    return isOpen || isSwipeable && movement.x < 0 ? .begins : .fails
  }
}
