import Foundation

/// The pan of two fingers that selects; a single finger that moves ends it at once, so that scrolling
/// does not wait for it.
final class SweepGestureRecognizer: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let slop = UIPanGestureRecognizer.slop(of: touches.first?.type ?? .direct)
    if state == .possible, numberOfTouches < 2, touches.contains(where: { $0.straying >= slop }) {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  /// Two fingers that may select do not scroll.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === (view as? UIScrollView)?.panGestureRecognizer
  }
}
