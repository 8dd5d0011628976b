/// A page with a transition of its own.
protocol SelfMovingPage: UIViewController {
  /// The animator of its push or pop.
  func animator(
    for operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning
}

/// A navigation delegate that asks the page that is pushed or popped for its animator.
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
  /// Adds the arriving view above or below the leaving one, and returns both.
  func placeArriving(above: Bool) -> (leaving: UIView, arriving: UIView)? {
    guard let leaving = view(forKey: .from), let arriving = view(forKey: .to),
      let controller = viewController(forKey: .to)
    else { return nil }
    arriving.frame = finalFrame(for: controller)
    containerView.addSubview(arriving)
    if !above { containerView.bringSubviewToFront(leaving) }
    return (leaving, arriving)
  }

  /// Completes the transition, or cancels it if it was cancelled.
  func conclude() { completeTransition(!transitionWasCancelled) }
}
