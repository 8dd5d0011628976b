import Foundation
import Input
import NavigationKit

extension NavigationFixture {
  /// Lets a swipe begin where no navigation bar is shown, too, as apps do.
  func letsSwipesBeginWithoutBar() {
    navigation.interactivePopGestureRecognizer?.delegate = nil
  }

  /// Touches the left edge and drags to x.
  func hold(at x: CGFloat, over seconds: TimeInterval = 0.3) {
    stage.press(at: CGPoint(x: 0, y: 400))
    drag(to: x, over: seconds)
  }

  /// Moves the finger to x.
  func drag(to x: CGFloat, over seconds: TimeInterval = 0.3) {
    stage.move(to: CGPoint(x: x, y: 400), over: seconds)
  }

  /// Rests the finger, so that it has no velocity, and lifts it.
  func restAndRelease() {
    stage.advance(by: 0.1)
    stage.release()
  }

  /// Sends a sample of another finger.
  func finger(_ id: Int, _ phase: PointerEvent.Phase, at x: CGFloat) {
    stage.send(
      .pointer(
        PointerEvent(id: id, phase: phase, position: CGPoint(x: x, y: 400), time: stage.now)))
  }

  /// The delegate's callbacks.
  func delegateCalls() -> [String] {
    log.take().filter { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") }
  }
}
