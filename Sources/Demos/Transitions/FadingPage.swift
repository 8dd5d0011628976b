/// A page that fades in and out.
final class FadingPage: MessagePage, SelfMovingPage {
  func animator(
    for operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning { FadeAnimator() }
}

/// Fades one page into another.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { FadeAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (_, arriving) = transitionContext.placeArriving(above: true) else {
      return transitionContext.completeTransition(false)
    }
    arriving.alpha = 0
    UIView.animate(
      withDuration: FadeAnimator.duration, animations: { arriving.alpha = 1 },
      completion: { _ in
        arriving.alpha = 1
        transitionContext.conclude()
      })
  }

  /// In seconds; slow enough to be watched.
  private static let duration = 0.4
}
