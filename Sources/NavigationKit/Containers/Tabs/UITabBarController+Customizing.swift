import Foundation

/// The user arranges the tabs.
extension UITabBarController {
  /// Shows the screen with the tabs that may be moved.
  func beginCustomizing() { bar.beginCustomizingItems(movable.map(\.tabBarItem)) }

  /// Ends it at once, because the tabs or the room for them change.
  func endCustomizing() { if bar.isCustomizing { _ = bar.endCustomizing(animated: false) } }

  /// Puts a tab in the bar; the one that was there takes its place, in the bar or in More's list.
  func place(_ item: UITabBarItem, at index: Int) {
    guard let old = tabPages.firstIndex(where: { $0.tabBarItem === item }),
      tabPages.indices.contains(index)
    else { return }
    tabPages.swapAt(old, index)
    updateAssignedTabs()
    arrangeTabs(animated: true)
    select(selectedViewController)
  }

  func tabsCustomizing(_ event: TabCustomizing, _ items: [UITabBarItem]) {
    switch event {
    case .willBegin:
      let chosen = tabPages.filter { tab in items.contains { $0 === tab.tabBarItem } }
      delegate?.tabBarController(self, willBeginCustomizing: chosen)
    case .didBegin: break
    case .willEnd(let changed):
      delegate?.tabBarController(self, willEndCustomizing: tabPages, changed: changed)
    case .didEnd(let changed):
      delegate?.tabBarController(self, didEndCustomizing: tabPages, changed: changed)
    }
  }
}
