import Foundation

extension UITabBarController: ContainerRole {
  var container: UIViewController { self }
  var returnAction: (() -> Void)? {
    let selected = selectedViewController
    return { [self] in if selectedViewController !== selected { selectedViewController = selected }
    }
  }
  /// The tab on screen.
  var appearanceChildren: [UIViewController] { destination.map { [$0] } ?? [] }
  /// False: each step of a transition calls the tabs' appearance methods.
  var forwardsAppearance: Bool { false }
  func removeChild(_ child: UIViewController) {
    if child === pushedOnMore { addedChildren.removeAll { $0 === child } } else { removeTab(child) }
  }

  /// None while the user arranges tabs, above which nothing else is in reach.
  var childrenInReach: [UIViewController] { bar.isCustomizing ? [] : shownChildren }
  /// Ends arranging the tabs.
  func goBack() -> Bool {
    guard bar.isCustomizing else { return false }
    _ = bar.endCustomizing(animated: true)
    return true
  }

  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.endAtOnce() }

  func tabBarItemDidChange(of child: UIViewController) {
    guard tabPages.contains(where: { $0 === child }) else { return }
    showItems()
    if !overflow.isEmpty { more.reload() }
  }

  /// A tab on More's stack is still a tab.
  func restorationParent(
    of page: UIViewController, in stack: UIViewController
  ) -> UIViewController? { stack === more && tabPages.contains(page) ? self : nil }

  func contentDidMove(in scrollView: UIScrollView) { bar.contentDidScroll() }
}

extension UITabBarController: TabBarOwner {
  var isAboutToMove: Bool { false }
  var topViewController: UIViewController? { destination }
}
