/// The pinch that zooms a scroll view's content; the pan that scrolls it does not prevent it.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view
  }
}
