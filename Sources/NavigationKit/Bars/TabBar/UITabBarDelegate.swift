public import Foundation

/// Is told which tab the user taps in a standalone tab bar.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user tapped a tab, which is selected now; it may have been selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
