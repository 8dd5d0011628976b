import Foundation

/// The container whose tabs a bar shows, such as a tab bar controller.
protocol TabBarOwner: BarOwner {
  /// The user tapped a tab.
  func tabWasTapped(_ item: UITabBarItem)
  /// The user put a tab at a place in the bar.
  func place(_ item: UITabBarItem, at index: Int)
  /// The user begins or ends to arrange tabs.
  func tabsCustomizing(_ event: TabCustomizing, _ items: [UITabBarItem])
}
