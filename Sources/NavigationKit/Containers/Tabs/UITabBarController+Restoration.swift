import Foundation

extension UITabBarController {
  /// Encodes the tabs that have an identifier, and which one is selected.
  func encodeTabs(with coder: NSCoder) {
    coder.encode(selected === more && more.shownTab == nil, forKey: Self.moreKey)
    if tabPages.indices.contains(selectedIndex) {
      coder.encode(selectedIndex, forKey: Self.indexKey)
    }
    guard let coder = coder as? RestorationCoder else { return }
    coder.encode(tabPages.filter { $0.restorationIdentifier != nil }, forKey: Self.tabsKey)
    guard let tab = selectedViewController, tab.restorationIdentifier != nil else { return }
    coder.encode(tab, forKey: Self.selectedKey)
  }

  /// Takes in the tabs that restoration made, and selects the tab that was selected.
  func decodeTabs(with coder: NSCoder) {
    let archive = coder as? RestorationCoder
    let restored = archive?.decodeObject(forKey: Self.tabsKey) as? [Any] ?? []
    adoptRestored(restored.compactMap { $0 as? UIViewController })
    let tab = archive?.decodeObject(forKey: Self.selectedKey) as? UIViewController
    if let tab, tabPages.contains(tab) {
      select(tab)
    } else if coder.containsValue(forKey: Self.indexKey) {
      // A tab without an identifier is known by its place only.
      selectedIndex = coder.decodeInteger(forKey: Self.indexKey)
    } else if coder.decodeBool(forKey: Self.moreKey), !overflow.isEmpty {
      select(more)
    }
  }

  /// Each tab that was made anew replaces the app's own with the same identifier; without tabs of
  /// the app's own, all are taken.
  private func adoptRestored(_ restored: [UIViewController]) {
    let made = restored.filter { !tabPages.contains($0) && canRestore($0) }
    guard !made.isEmpty else { return }
    guard !tabPages.isEmpty else { return setViewControllers(made, animated: false) }
    var wanted = tabPages
    for tab in made {
      let place = wanted.firstIndex {
        $0.restorationIdentifier == tab.restorationIdentifier && !restored.contains($0)
      }
      if let place {
        self.tab(of: wanted[place])?.adopt(tab)
        wanted[place] = tab
      }
    }
    replaceTabs(wanted, animated: false)
  }

  private static let tabsKey = "UITabBarController.viewControllers"
  private static let selectedKey = "UITabBarController.selectedViewController"
  private static let indexKey = "UITabBarController.selectedIndex"
  private static let moreKey = "UITabBarController.showsMoreList"
}
