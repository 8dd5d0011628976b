public import Foundation

extension UIApplication {
  /// The interface is about to have another orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has another orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation in these notifications, as a number: that which will be, or that which
  /// was.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// Posts that the orientation changes.
  ///
  /// - Parameter orientation: That which will be, or that which was.
  func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: orientation.rawValue])
  }
}
