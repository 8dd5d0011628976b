import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// Turns what a finger does into the progress of a transition.
final class Lift {
  /// What the finger drives; nil between two pulls.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private var goesUp = false

  /// A finger starts to pull.
  func begin(upwards: Bool) {
    goesUp = upwards
    driver = UIPercentDrivenInteractiveTransition()
  }

  /// The finger is so many points below where it started, on a page of a height.
  func pull(_ distance: CGFloat, height: CGFloat) {
    guard height > 0 else { return }
    driver?.update(min(max((goesUp ? -distance : distance) / height, 0), 1))
  }

  /// The finger lets go at so many points a second downwards.
  func release(velocity: CGFloat) {
    guard let driver else { return }
    let speed = goesUp ? -velocity : velocity
    let isFar = driver.percentComplete > Lift.farEnough && speed > -Lift.fastEnough
    if isFar || speed > Lift.fastEnough { driver.finish() } else { driver.cancel() }
    self.driver = nil
  }

  /// The finger was taken away.
  func letBack() {
    driver?.cancel()
    driver = nil
  }

  /// The share of the way from which on a page does not go back by itself; tuned by hand.
  private static let farEnough: CGFloat = 0.35
  /// From which speed on a pull counts as a flick, in points a second; tuned by hand.
  private static let fastEnough: CGFloat = 500
}

/// Slides the upper page up over the lower one, or down and away.
final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isRising: Bool
  /// What a finger drives it by; nil while none does.
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
      // A finger wants to see the page where it is.
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
