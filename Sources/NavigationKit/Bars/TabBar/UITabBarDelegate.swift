public import Foundation

/// Hears what a person does with a tab bar of one's own.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person tapped a tab, which is selected now; it may have been before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
