import Foundation

extension UINavigationController: ContainerRole {
  var container: UIViewController { self }

  /// The page on screen.
  var appearanceChildren: [UIViewController] { stack.shownTop.map { [$0] } ?? [] }

  /// Pages hear of it with each step of a transition.
  var forwardsAppearance: Bool { false }

  func giveUp(_ child: UIViewController) {
    lose(child)
    forget(child)
  }

  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.finish() }
  var swipeBack: (any SwipeBackTarget)? { self }
  var pageStack: (any PageStack)? { self }
  func shows(by action: Selector) -> Bool { action == .show }
}

extension UINavigationController: SwipeBackTarget {
  var swipeRecognizer: UIGestureRecognizer? { interactivePopGestureRecognizer }
}

extension UINavigationController: BarOwner {}
