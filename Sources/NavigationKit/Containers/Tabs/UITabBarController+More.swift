import Foundation

/// The tabs that do not fit in the bar.
extension UITabBarController {
  /// The number of tabs that fit in the bar; if not all do, More takes the last place.
  var placeCount: Int {
    let maximum = TabBarMetrics.maximumItems(in: viewIfLoaded?.traitCollection ?? .current)
    return tabPages.count > maximum ? maximum - 1 : tabPages.count
  }

  /// The tabs in More's list.
  var overflow: ArraySlice<UIViewController> { tabPages.dropFirst(barCount) }

  /// The controllers that have an item in the bar: tabs, and More if there are too many.
  var screens: [UIViewController] {
    overflow.isEmpty ? tabPages : tabPages.prefix(barCount) + [more]
  }

  /// The controller in the bar that shows a tab: the tab itself, or More.
  func screen(of tab: UIViewController?) -> UIViewController? {
    overflow.contains { $0 === tab } ? more : tab
  }

  /// Distributes the tabs to the bar and the More list; the selected tab stays selected if it still
  /// exists.
  func arrangeTabs(animated: Bool = false) {
    // A tab that a finger takes off More's stack would come back with a cancelled swipe.
    more.endTransition()
    let tab = selectedViewController
    barCount = placeCount
    if let tab, screen(of: tab) === more, tab !== more {
      pushOnMore(tab, animated: false)
    } else {
      more.show(nil, animated: false)
    }
    let stays = tab === more ? !overflow.isEmpty : tabPages.contains { $0 === tab }
    selected = stays ? screen(of: tab) : nil
    if overflow.isEmpty { removeMore() } else { addMore() }
    adoptTabs()
    more.reload()
    showItems(animated: animated)
  }

  /// Updates the tabs after the number that fits in the bar changed.
  func updateForSize() {
    endCustomizing()
    arrangeTabs()
    select(selectedViewController ?? tabPages.first)
    removeLeavingTabs()
  }

  private func addMore() {
    leaving.removeAll { $0 === more }
    guard more.parent !== self else { return }
    addChild(more)
    more.notifyDidMove(toParent: self)
  }

  private func removeMore() {
    guard more.parent === self, !leaving.contains(where: { $0 === more }) else { return }
    leaving.append(more)
    more.notifyWillMove(toParent: nil)
  }

  /// The user tapped a tab in the More list.
  func moreRowWasTapped(_ tab: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    pushOnMore(tab, animated: true)
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Pushes a tab on More's stack; it is a child of that stack until it is popped.
  func pushOnMore(_ tab: UIViewController, animated: Bool) {
    removeFromScreen(tab)
    pushedOnMore = tab
    more.show(tab, animated: animated)
    pushedOnMore = nil
  }

  /// Has a tab that is on screen disappear, before it appears again on More's stack.
  private func removeFromScreen(_ tab: UIViewController) {
    guard tab === destination, isOnScreen else { return }
    runner.finish()
    tab.endTransitions()
    tab.disappearInContext(removing: tab.viewsInContext)
    if tab === destination { destination = nil }
  }

  /// Adds as children the tabs that are new, or were popped from More's stack.
  func adoptTabs() {
    for tab in tabPages where tab.parent !== self && tab !== more.shownTab {
      addChild(tab)
      tab.notifyDidMove(toParent: self)
    }
  }
}
