public import Foundation

/// Drives an animator by a fraction, 0…1, instead of by time: pass it how far a gesture is.
///
/// It drives the animator's `interruptibleAnimator(using:)`, or else what its
/// `animateTransition(using:)` animates.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Makes a driver.
  public override init() { super.init() }

  /// Seconds the animator takes if it is not interactive.
  open private(set) var duration: CGFloat = 0
  /// The last argument of ``update(_:)``, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs once the finger lets go; 1 is the animator's own pace.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest if the animator has an interruptible one, instead of
  /// ``completionCurve``; nil unless set.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; true by default.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  /// The animator's interruptible animator, which moves the views; nil if it has none.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  /// The scheduled end of the rest.
  private var tailEnd: VirtualClock.Token?

  /// Starts the transition: the animator's animations then follow ``update(_:)``.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator
    else { return }
    self.context = context
    tailEnd = nil
    duration = CGFloat(context.duration)
    percentComplete = 0
    interruptible = animator.ownInterruptibleAnimator(in: context)
    if let interruptible {
      if context.isInteractive { return interruptible.pauseAnimation() }
      run(context, to: 1, seconds: context.duration, curve: .easeInOut)
      return interruptible.startAnimation()
    }
    let retiming = Retiming(
      progress: context.progress, duration: context.duration, record: context.record)
    AnimationContext.run(AnimationContext(retiming: retiming) { _ in nil }) {
      animator.animateTransition(using: context)
    }
    // An animator may have completed at once.
    guard !context.isOver, !context.isInteractive else { return }
    run(context, to: 1, seconds: context.duration, curve: .easeInOut)
  }

  /// Sets how far the transition is, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
    interruptible?.fractionComplete = self.percentComplete
  }

  /// Makes the transition interactive while it runs by itself: from its start without
  /// ``wantsInteractiveStart``, or after the finger let go.
  ///
  /// ``update(_:)`` goes on from ``percentComplete``. Nothing happens once all has ended.
  open func pause() {
    guard let context, !context.isOver, let stage = context.stage,
      tailEnd != nil || interruptible?.isRunning == true
    else { return }
    stage.clock.cancel(tailEnd)
    tailEnd = nil
    context.pauseInteractiveTransition()
    percentComplete = CGFloat(context.progress.value(at: stage.now))
    guard let interruptible else { return }
    interruptible.pauseAnimation()
    interruptible.isReversed = false
    percentComplete = interruptible.fractionComplete
  }

  /// Completes the transition: the rest runs for (1 − percent) · duration / speed seconds.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    runTail(of: context, to: 1)
  }

  /// Cancels the transition: it runs back for percent · duration / speed seconds.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    runTail(of: context, to: 0)
  }

  private func runTail(of context: TransitionContext, to end: Double) {
    precondition(completionSpeed > 0, "completionSpeed must be above zero, not \(completionSpeed).")
    let start = context.stage.map { context.progress.value(at: $0.now) } ?? end
    let seconds = abs(end - start) * context.duration / Double(completionSpeed)
    run(context, to: end, seconds: seconds, curve: completionCurve.timing)
    guard let interruptible else { return }
    interruptible.isReversed = end == 0
    let left = abs(CGFloat(end) - interruptible.position)
    interruptible.continueAnimation(
      withTimingParameters: timingCurve
        ?? UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: left / completionSpeed)
  }

  private func run(
    _ context: TransitionContext, to end: Double, seconds: TimeInterval, curve: TimingCurve
  ) {
    // Off screen nothing is animated: it ends now.
    guard let stage = context.stage else {
      return interruptible == nil ? context.land(at: end) : ()
    }
    context.progress.source = .timed(
      TimedProgress(
        from: context.progress.value(at: stage.now), to: end, since: stage.now,
        duration: seconds, curve: curve))
    // An interruptible animator ends by itself.
    guard interruptible == nil else { return }
    tailEnd = stage.clock.schedule(after: seconds, kind: .motion) { [weak self] in
      // The driver may drive another transition by now.
      if let self, self.context === context { tailEnd = nil }
      context.land(at: end)
    }
  }
}

extension UIViewAnimating {
  /// How far it is from its start, whatever its direction.
  fileprivate var position: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }
}

extension TransitionContext {
  /// Ends the driven animations: at 1, their end, or at 0, their start.
  fileprivate func land(at end: Double) {
    guard !isOver else { return }
    record.land(progress, restoring: end == 0)
    record.complete(end == 1)
  }
}

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Moves at the same speed throughout.
    case linear

    nonisolated var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
