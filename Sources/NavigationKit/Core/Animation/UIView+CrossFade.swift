import Foundation

extension UIView {
  /// Fades out one subview, which is removed then, and fades in another in its place.
  func crossFade(from old: UIView, to new: UIView) {
    addSubview(old)
    let opacity = new.alpha
    UIView.performWithoutAnimation { new.alpha = 0 }
    UIView.animate(
      withDuration: BarMetrics.fadeDuration,
      animations: {
        old.alpha = 0
        new.alpha = opacity
      },
      completion: { _ in old.removeFromSuperview() })
  }
}
