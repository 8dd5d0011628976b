/// Drives an interactive transition by a drag.
final class Lift {
  /// The transition's driver; nil without a drag.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private var goesUp = false

  /// A drag begins.
  func begin(upwards: Bool) {
    goesUp = upwards
    driver = UIPercentDrivenInteractiveTransition()
  }

  /// The drag has moved by `distance` points downwards on a page of a height.
  func pull(_ distance: CGFloat, height: CGFloat) {
    guard height > 0 else { return }
    driver?.update(min(max((goesUp ? -distance : distance) / height, 0), 1))
  }

  /// The drag ends with a downward velocity in points per second.
  func release(velocity: CGFloat) {
    guard let driver else { return }
    let speed = goesUp ? -velocity : velocity
    let isFar = driver.percentComplete > Lift.farEnough && speed > -Lift.fastEnough
    if isFar || speed > Lift.fastEnough { driver.finish() } else { driver.cancel() }
    self.driver = nil
  }

  /// The drag is cancelled.
  func letBack() {
    driver?.cancel()
    driver = nil
  }

  /// The progress from which a page completes its transition; tuned by hand.
  private static let farEnough: CGFloat = 0.35
  /// The velocity from which a drag counts as a flick, in points per second; tuned by hand.
  private static let fastEnough: CGFloat = 500
}

/// Slides the upper page up over the lower one, or down and away.
final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isRising: Bool
  /// The driver of an interactive transition; nil if it is not interactive.
  let driver: UIPercentDrivenInteractiveTransition?

  init(isRising: Bool, driver: UIPercentDrivenInteractiveTransition?) {
    self.isRising = isRising
    self.driver = driver
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { LiftAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (leaving, arriving) = transitionContext.placeArriving(above: isRising) else {
      return transitionContext.completeTransition(false)
    }
    let page = isRising ? arriving : leaving
    let up = page.frame
    let down = up.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.height)
    if isRising { page.frame = down }
    UIView.animate(
      // A linear curve keeps the page under the finger.
      withDuration: LiftAnimator.duration, delay: 0, options: driver == nil ? [] : .curveLinear,
      animations: { [isRising] in page.frame = isRising ? up : down },
      completion: { _ in
        page.frame = up
        transitionContext.conclude()
      })
  }

  /// In seconds; slow enough to be watched.
  private static let duration = 0.5
}
