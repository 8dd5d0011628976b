import Foundation

/// Brings the content on screen back to its top when somebody taps where the status bar is.
final class StatusBarTap: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UITapGestureRecognizer()

  /// Watches a window's taps.
  func watch(_ window: UIWindow) {
    recognizer.delegate = self
    recognizer.addAction(UIAction { [weak window] _ in window?.scrollToTop() })
    window.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let window = recognizer.view else { return false }
    return touch.location(in: window).y < window.safeAreaInsets.top
  }
}

extension UIWindow {
  /// With several scroll views it cannot be known which one is meant.
  fileprivate func scrollToTop() {
    let scrollViews = scrollViewsToTop
    guard scrollViews.count == 1, let scrollView = scrollViews.first else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: scrollView.extent.vertical.lowerBound),
      animated: true)
  }
}

extension UIView {
  /// The scroll views inside that a tap on the status bar may mean.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, isUserInteractionEnabled else { return [] }
    let inside = subviews.flatMap(\.scrollViewsToTop)
    guard let scrollView = self as? UIScrollView, scrollView.scrollsToTop else { return inside }
    return [scrollView] + inside
  }
}
