import Foundation

/// The pan that scrolls: only along axes that its scroll view can scroll, and after the back swipe
/// has failed.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private let swipeBack = SwipeBackRequirement()

  /// The first finger.
  private weak var first: UITouch?

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 1 { first = touches.first }
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
    guard let scrollView, !isHeldByContent(of: scrollView) else { return .fails }
    scrollView.lockedAxis =
      scrollView.isDirectionalLockEnabled
      ? ScrollPanGestureRecognizer.lock(for: movement) : nil
    return ScrollPanGestureRecognizer.decision(
      for: movement, horizontal: scrollView.pansHorizontally, vertical: scrollView.pansVertically)
  }

  /// Seconds before the content answers a touch, because that may become a scroll.
  nonisolated static let contentDelay: TimeInterval = 0.1

  /// Whether a view of the content keeps the touch, as it was given it before it moved.
  private func isHeldByContent(of scrollView: UIScrollView) -> Bool {
    guard let first, let view = first.view, view !== scrollView else { return false }
    let (start, now) = (inputTime(at: first.start.time), inputTime(at: first.timestamp))
    let wasDelivered = now - start >= Self.contentDelay
    return wasDelivered
      && !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
  }

  /// The axis that a first movement is clearly along; nil for none.
  nonisolated static func lock(for movement: CGPoint) -> NSLayoutConstraint.Axis? {
    let (x, y) = (abs(movement.x), abs(movement.y))
    if x > lockRatio * y { return .horizontal }
    return y > lockRatio * x ? .vertical : nil
  }

  /// How many times further a movement has to be along one axis than along the other; tuned by eye.
  private nonisolated static let lockRatio: CGFloat = 2

  /// Whether a first movement is along an axis that can be scrolled.
  nonisolated static func decision(
    for movement: CGPoint, horizontal: Bool, vertical: Bool
  ) -> PanDecision {
    if horizontal && vertical { return .begins }
    let isHorizontal = abs(movement.x) > abs(movement.y)
    return isHorizontal ? (horizontal ? .begins : .fails) : (vertical ? .begins : .fails)
  }
}
