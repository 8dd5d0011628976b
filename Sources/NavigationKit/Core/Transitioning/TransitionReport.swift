package import Foundation

/// A running transition, as reported to observers.
package struct TransitionReport: Hashable {
  /// The driver of a transition.
  package enum Driver: Hashable {
    /// A finger, or an interaction controller.
    case held
    /// A spring: its speed at the start and now in transitions per second, its natural frequency in
    /// radians per second, whether it runs back, and when it ends in the stage's virtual seconds.
    case spring(
      speed: Double, now: Double, frequency: Double, isReturning: Bool, end: TimeInterval)
    /// A timing curve, when it ends, and whether it runs back.
    case timed(end: TimeInterval, isReturning: Bool)
  }

  /// The swipe of a finger that drives it.
  package struct Swipe: Hashable {
    /// Whether it goes down, as on a sheet, and not towards the trailing edge.
    package var isVertical = false
    /// How far it moved in that direction, and how fast, in points and points per second.
    package var distance, velocity: CGFloat
    /// Whether lifting the finger now goes back.
    package var finishes: Bool
    /// The x position, or the y position of a vertical one, from which on lifting the finger at this
    /// velocity goes back, in the stage's points.
    package var border: CGFloat
    /// Where the finger would come to rest, in the stage's points: its velocity is projected ahead.
    package var projected: CGFloat
  }

  /// A moving part of a bar, or of what is below it.
  package struct Part: Hashable {
    /// Its class, or its label.
    package var name: String
    /// Where it is at both ends and now, in the stage's points.
    package var start, end, now: CGRect
  }

  /// The identifier that tells it from other running transitions.
  package var id: ObjectIdentifier
  /// The container's class.
  package var container: String
  /// The titles or classes of the controllers shown before and after.
  package var from, to: String
  /// Whether it dismisses a presented controller.
  package var isDismissal = false
  /// How much of it is done, 0…1.
  package var progress: Double
  /// The driver of the transition.
  package var driver: Driver
  /// The swipe that drives it; nil if none does.
  package var swipe: Swipe?
  /// The parts that move in the bar.
  package var parts: [Part]

  /// Whether it runs back to where it came from; nil as long as that is open.
  package var returns: Bool? {
    switch driver {
    case .spring(_, _, _, let isReturning, _), .timed(_, let isReturning): isReturning
    case .held: nil
    }
  }
}

extension Stage {
  /// The transitions that run now, the outermost container's first.
  package var transitionReports: [TransitionReport] {
    endOpenUpdate()
    return window.rootViewController.map(reports) ?? []
  }

  private func reports(of controller: UIViewController) -> [TransitionReport] {
    let presentation = controller.presentation
    let sheet = presentation?.controller as? UISheetPresentationController
    let own = controller.containerRole.childTransition.map {
      report(of: $0, swipe: controller.swipe, in: controller)
    }
    var over = presentation?.runner.state.transition.map {
      report(of: $0.context, swipe: sheet?.drag.swipe, in: controller)
    }
    over?.isDismissal = presentation?.runner.state.transition?.progress.isPop == true
    let inside = controller.containerRole.appearanceChildren + [presentation?.presented]
    return [own, over].compactMap(\.self) + inside.compactMap(\.self).flatMap(reports)
  }

  private func report(
    of context: TransitionContext, swipe: TransitionReport.Swipe?, in controller: UIViewController
  ) -> TransitionReport {
    TransitionReport(
      id: ObjectIdentifier(context), container: "\(Swift.type(of: controller))",
      from: context.from?.described ?? "nothing",
      to: context.to?.described ?? "nothing", progress: context.progress.value(at: now),
      driver: context.progress.driver(at: now), swipe: swipe,
      parts: context.progress.parts(in: controller.bar, at: now))
  }
}

extension TransitionProgress {
  fileprivate func driver(at now: TimeInterval) -> TransitionReport.Driver {
    switch source {
    case .held: .held
    case .spring(let spring, let since, let isReturning):
      .spring(
        speed: spring.velocity, now: spring.speed(at: now - since), frequency: spring.frequency,
        isReturning: isReturning, end: since + spring.settlingTime)
    case .timed(let timed):
      .timed(end: timed.since + timed.duration, isReturning: timed.to < timed.from)
    }
  }

  /// The views in a bar that it moves, the outermost first.
  fileprivate func parts(in bar: UIView?, at now: TimeInterval) -> [TransitionReport.Part] {
    guard let bar, !bar.isHidden else { return [] }
    return bar.subviews.flatMap { view in
      (part(of: view, at: now).map { [$0] } ?? []) + parts(in: view, at: now)
    }
  }

  private func part(of view: UIView, at now: TimeInterval) -> TransitionReport.Part? {
    let animation = view.animations.last { $0.property == .frame && $0.transition === self }
    guard let animation, case .rect(let first) = animation.from,
      case .rect(let last) = animation.to, case .rect(let present) = animation.value(at: now),
      first != last, let parent = view.superview
    else { return nil }
    let name = view.accessibilityLabel ?? (view as? UILabel)?.text ?? "\(Swift.type(of: view))"
    let (start, end) = isPop ? (last, first) : (first, last)
    return TransitionReport.Part(
      name: name, start: parent.convert(start, to: nil), end: parent.convert(end, to: nil),
      now: parent.convert(present, to: nil))
  }
}

extension Spring {
  /// How fast it moves, in units per second.
  fileprivate func speed(at time: TimeInterval) -> Double {
    let step = 0.001
    return (value(at: time + step) - value(at: max(0, time))) / step
  }
}

extension UIViewController {
  /// Its navigation bar, if it is a navigation controller's.
  fileprivate var bar: UIView? { containerRole.hasNavigationBar ? barView : nil }

  private var barView: UIView? {
    viewIfLoaded?.subviews.first { $0 is any NavigationItemOwner }
  }

  /// Its title, or that of the page in it, or its class if there is none.
  fileprivate var described: String { shownTitle ?? "\(type(of: self))" }

  private var shownTitle: String? {
    title ?? navigationItem.title ?? containerRole.appearanceChildren.last?.shownTitle
  }

  /// The swipe from the edge that goes back in it.
  fileprivate var swipe: TransitionReport.Swipe? {
    guard let target = containerRole.swipeBack, target.isSwiping,
      let pan = target.swipeRecognizer as? UIPanGestureRecognizer, pan.numberOfTouches > 0
    else { return nil }
    let (movement, place) = (target.movement, pan.location(in: nil))
    let ahead = movement.metrics.releaseVelocityWeight * movement.velocity
    return TransitionReport.Swipe(
      distance: movement.distance, velocity: movement.velocity, finishes: movement.finishes,
      border: place.x + target.trailing * (movement.border - movement.distance),
      projected: place.x + target.trailing * ahead)
  }
}
