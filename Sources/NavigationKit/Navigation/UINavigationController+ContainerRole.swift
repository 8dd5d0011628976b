import Foundation

extension UINavigationController: ContainerRole {
  var container: UIViewController { self }

  /// The page on screen.
  var appearanceChildren: [UIViewController] { stack.shownTop.map { [$0] } ?? [] }

  /// Each step of a transition calls the pages' appearance methods.
  var forwardsAppearance: Bool { false }

  func giveUp(_ child: UIViewController) {
    lose(child)
    forget(child)
  }

  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.finish() }
  var swipeBack: (any SwipeBackTarget)? { self }
}

extension UINavigationController: SwipeBackTarget {
  var swipeRecognizer: UIGestureRecognizer? { interactivePopGestureRecognizer }
}

extension UINavigationController: BarOwner {}
