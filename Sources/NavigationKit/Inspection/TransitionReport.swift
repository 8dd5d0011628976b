package import Foundation

/// A running transition, for who watches it.
package struct TransitionReport: Hashable {
  /// What drives it.
  package enum Driver: Hashable {
    /// A finger, or an interaction controller.
    case held
    /// A spring: its speed at the start in transitions per second, whether it runs back, and when it
    /// ends in the stage's virtual seconds.
    case spring(speed: Double, isReturning: Bool, end: TimeInterval)
    /// A timing curve, and when it ends.
    case timed(end: TimeInterval)
  }

  /// The swipe of a finger that drives it.
  package struct Swipe: Hashable {
    /// How far it moved towards the trailing edge, and how fast, in points and points per second.
    package var distance, velocity: CGFloat
    /// Whether lifting the finger now goes back.
    package var finishes: Bool
    /// The x position from which on lifting the finger at this velocity goes back, in the stage's
    /// points.
    package var border: CGFloat
  }

  /// The container's class.
  package var container: String
  /// The titles or classes of the controllers shown before and after.
  package var from, to: String
  /// How much of it is done, 0…1.
  package var progress: Double
  /// What drives it.
  package var driver: Driver
  /// The swipe that drives it; nil if none does.
  package var swipe: Swipe?
}

extension Stage {
  /// The transitions that run now, the outermost container's first.
  package var transitionReports: [TransitionReport] {
    endOpenUpdate()
    return window.rootViewController.map(reports) ?? []
  }

  private func reports(of controller: UIViewController) -> [TransitionReport] {
    let presentation = controller.presentation
    let contexts = [
      controller.containerRole.childTransition, presentation?.runner.state.transition?.context,
    ]
    let inside = controller.containerRole.appearanceChildren + [presentation?.presented]
    return contexts.compactMap { $0.map { report(of: $0, in: controller) } }
      + inside.compactMap(\.self).flatMap(reports)
  }

  private func report(
    of context: TransitionContext, in controller: UIViewController
  ) -> TransitionReport {
    TransitionReport(
      container: "\(Swift.type(of: controller))", from: context.from?.described ?? "nothing",
      to: context.to?.described ?? "nothing", progress: context.progress.value(at: now),
      driver: context.progress.driver, swipe: controller.swipe)
  }
}

extension TransitionProgress {
  fileprivate var driver: TransitionReport.Driver {
    switch source {
    case .held: .held
    case .spring(let spring, let since, let isReturning):
      .spring(
        speed: spring.velocity, isReturning: isReturning, end: since + spring.settlingTime)
    case .timed(let timed): .timed(end: timed.since + timed.duration)
    }
  }
}

extension UIViewController {
  /// Its title, or its class if it has none.
  fileprivate var described: String { title ?? "\(type(of: self))" }

  /// The swipe from the edge that goes back in it.
  fileprivate var swipe: TransitionReport.Swipe? {
    guard let target = containerRole.swipeBack, target.isSwiping,
      let pan = target.swipeRecognizer as? UIPanGestureRecognizer, pan.numberOfTouches > 0
    else { return nil }
    let (movement, place) = (target.movement, pan.location(in: nil))
    let needed =
      movement.width / 2 - TransitionMetrics.releaseVelocityWeight * movement.velocity
    return TransitionReport.Swipe(
      distance: movement.distance, velocity: movement.velocity, finishes: movement.finishes,
      border: place.x + target.trailing * (needed - movement.distance))
  }
}
