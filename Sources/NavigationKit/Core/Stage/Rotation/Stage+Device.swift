public import Foundation

extension Stage {
  /// Shows the app on a screen of another resolution at once, as if it ran on another device.
  ///
  /// The stack and what is shown stay; a transition goes on in the new size.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: The space that the screen's own edges cover.
  public func resize(to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    screen.scale = scale
    resize(to: size, safeAreaInsets: safeAreaInsets)
  }

  /// Warns the app that memory runs low: its delegate, all its controllers, and the observers of
  /// the notification.
  public func simulateMemoryWarning() {
    perform {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      window.rootViewController?.receiveMemoryWarning()
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    }
  }
}

extension UIViewController {
  /// Warns the controller, then those in it, then those that it presents.
  fileprivate func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return }
    presented.receiveMemoryWarning()
  }
}
