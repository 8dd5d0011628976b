import Foundation

/// The pan that scrolls: only along axes that its scroll view can scroll, and after the back swipe
/// has failed.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private let swipeBack = SwipeBackRequirement()

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    swipeBack.precede(self)
    guard scrollView?.stopForTouch() == true else { return }
    // The touch stopped the content: it is not for the view that happens to be under it.
    for touch in touches { touch.isCancelledInView = true }
  }

  override func reset() {
    super.reset()
    scrollView?.settle()
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    guard let scrollView else { return .fails }
    return ScrollPanGestureRecognizer.decision(
      for: movement, horizontal: scrollView.pansHorizontally, vertical: scrollView.pansVertically)
  }

  /// Whether a first movement is along an axis that can be scrolled.
  nonisolated static func decision(
    for movement: CGPoint, horizontal: Bool, vertical: Bool
  ) -> PanDecision {
    if horizontal && vertical { return .begins }
    let isHorizontal = abs(movement.x) > abs(movement.y)
    return isHorizontal ? (horizontal ? .begins : .fails) : (vertical ? .begins : .fails)
  }
}
