import Foundation

extension UIPageViewController: ContainerRole {
  var container: UIViewController { self }
  var returnAction: (() -> Void)? {
    let pages = viewControllers ?? []
    return { [self] in
      if viewControllers != pages {
        setViewControllers(pages, direction: .forward, animated: false)
      }
    }
  }

  /// The page on screen.
  var appearanceChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  /// Each step of a turn calls the pages' appearance methods.
  var forwardsAppearance: Bool { false }

  /// Removes a page that moves to another container, or leaves on its own.
  func removeChild(_ child: UIViewController) {
    if let turn = runner.state.transition, turn.from === child || turn.to === child {
      runner.finish(isCancelled: turn.to === child)
    }
    addedChildren.removeAll { $0 === child }
    if shown === child { removeShown(child) }
    if page === child { page = nil }
  }

  /// Removes the page on screen.
  private func removeShown(_ child: UIViewController) {
    shown = nil
    child.disappearInContext(removing: child.viewsInContext)
  }

  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.endAtOnce() }
}
