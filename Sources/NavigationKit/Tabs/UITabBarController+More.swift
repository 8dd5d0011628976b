import Foundation

/// The tabs for which the bar has no room.
extension UITabBarController {
  /// How many tabs there is room for in the bar; More takes one place where there is not for all.
  var placeCount: Int {
    let most = TabBarMetrics.mostItems(in: viewIfLoaded?.traitCollection ?? .current)
    return tabs.count > most ? most - 1 : tabs.count
  }

  /// The tabs in More's list.
  var overflow: ArraySlice<UIViewController> { tabs.dropFirst(barCount) }

  /// What the bar's items show: tabs, and perhaps More.
  var screens: [UIViewController] {
    overflow.isEmpty ? tabs : tabs.prefix(barCount) + [more]
  }

  /// What a tab is shown in: itself, or More.
  func screen(of tab: UIViewController?) -> UIViewController? {
    overflow.contains { $0 === tab } ? more : tab
  }

  /// Gives tabs their places in bar and list; the selected one stays, if it still has a tab.
  func arrangeTabs(animated: Bool = false) {
    let tab = selectedViewController
    barCount = placeCount
    if let tab, screen(of: tab) === more, tab !== more {
      lend(tab, animated: false)
    } else {
      more.show(nil, animated: false)
    }
    let stays = tab === more ? !overflow.isEmpty : tabs.contains { $0 === tab }
    selected = stays ? screen(of: tab) : nil
    if overflow.isEmpty { letMoreGo() } else { takeMoreIn() }
    takeBackTabs()
    more.reload()
    showItems(animated: animated)
  }

  /// The bar has room for more tabs, or for fewer.
  func followRoom() {
    arrangeTabs()
    select(selectedViewController ?? tabs.first)
    letLeave()
  }

  private func takeMoreIn() {
    leaving.removeAll { $0 === more }
    guard more.parent !== self else { return }
    addChild(more)
    more.tellDidMove(toParent: self)
  }

  private func letMoreGo() {
    guard more.parent === self, !leaving.contains(where: { $0 === more }) else { return }
    leaving.append(more)
    more.tellWillMove(toParent: nil)
  }

  /// A person chose a tab in More's list.
  func moreRowWasTapped(_ tab: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    lend(tab, animated: true)
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Puts a tab on More's stack, whose child it is while it is there.
  func lend(_ tab: UIViewController, animated: Bool) {
    isLending = true
    more.show(tab, animated: animated)
    isLending = false
  }

  /// Tabs that came, or were on More's stack, are the controller's own.
  func takeBackTabs() {
    for tab in tabs where tab.parent !== self && tab !== more.tab {
      addChild(tab)
      tab.tellDidMove(toParent: self)
    }
  }
}
