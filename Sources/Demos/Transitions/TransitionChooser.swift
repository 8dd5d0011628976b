import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// A page that comes and goes in its own way.
protocol SelfMovingPage: UIViewController {
  /// What moves it in or out.
  func animator(
    for operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning
}

/// Asks the page that comes or goes how it wants to be moved.
final class TransitionChooser: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let page = (operation == .push ? toVC : fromVC) as? any SelfMovingPage
    return page?.animator(for: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animationController as? LiftAnimator)?.driver
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the arriving view into its place, over the leaving one or under it, and returns both.
  func placeArriving(above: Bool) -> (leaving: UIView, arriving: UIView)? {
    guard let leaving = view(forKey: .from), let arriving = view(forKey: .to),
      let controller = viewController(forKey: .to)
    else { return nil }
    arriving.frame = finalFrame(for: controller)
    containerView.addSubview(arriving)
    if !above { containerView.bringSubviewToFront(leaving) }
    return (leaving, arriving)
  }

  /// Ends the transition as it turned out.
  func conclude() { completeTransition(!transitionWasCancelled) }
}
