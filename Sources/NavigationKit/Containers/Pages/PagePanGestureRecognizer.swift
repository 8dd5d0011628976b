import Foundation

/// The pan that turns pages: only along their axis, and after the back swipe has failed.
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  private let swipeBack = SwipeBackRequirement()
  private let isVertical: Bool

  init(_ orientation: UIPageViewController.NavigationOrientation, action: @escaping () -> Void) {
    isVertical = orientation == .vertical
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addAction(UIAction { _ in action() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    swipeBack.precede(self)
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    ScrollPanGestureRecognizer.decision(
      for: movement, horizontal: !isVertical, vertical: isVertical)
  }
}
