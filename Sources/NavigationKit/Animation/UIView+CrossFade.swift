import Foundation

extension UIView {
  /// Fades one subview out and another in, in place.
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
