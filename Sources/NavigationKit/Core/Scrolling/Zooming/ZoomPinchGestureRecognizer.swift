import Foundation

/// The pinch that zooms a scroll view's content; the pan that scrolls it does not prevent it.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The middle of the fingers in the content, as it was when the second came down: what was there
  /// stays between them, wherever they are once the pinch begins.
  private(set) var held = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 2 { held = location(in: view) }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view
  }
}
