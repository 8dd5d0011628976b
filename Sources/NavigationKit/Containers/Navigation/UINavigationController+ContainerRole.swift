import Foundation

extension UINavigationController: ContainerRole {
  var container: UIViewController { self }
  var returnAction: (() -> Void)? {
    let pages = viewControllers
    return { [self] in if viewControllers != pages { setViewControllers(pages, animated: false) } }
  }

  /// The page on screen.
  var appearanceChildren: [UIViewController] { stack.destinationTop.map { [$0] } ?? [] }

  /// Each step of a transition calls the pages' appearance methods.
  var forwardsAppearance: Bool { false }

  func removeChild(_ child: UIViewController) {
    removeFromStack(child)
    forget(child)
  }

  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.endAtOnce() }
  var swipeBack: (any SwipeBackTarget)? { self }
  func goToStart() -> Bool { popToRootViewController(animated: true) != nil }
  var hidesBottomBar: Bool {
    stack.hidesToolbar(in: stack.destination)
      || stack.destinationTop?.containerRole.hidesBottomBar == true
  }
  var hasNavigationBar: Bool { true }
  func backDestination(from child: UIViewController) -> BackDestination? {
    guard let index = stack.index(of: child), index > 0 else { return nil }
    return BackDestination(item: stack.pages[index - 1].navigationItem) { [weak self] in
      self?.popViewController(animated: true)
    }
  }
  /// Where the page at the bottom has the tab, the whole has it.
  func tabBarItemDidChange(of child: UIViewController) {
    guard child === stack.pages.first, !barItems.hasExplicitTabBarItem else { return }
    parent?.containerRole.tabBarItemDidChange(of: self)
  }
  var pageStack: (any PageStack)? { self }
  func shows(by action: Selector) -> Bool { action == .show }
}

extension UINavigationController: SwipeBackTarget {
  var swipeRecognizer: UIGestureRecognizer? { interactivePopGestureRecognizer }
}

extension UINavigationController: BarOwner {}
