public import Foundation

/// Drives an animator by a percentage instead of by time: hand it what a finger has done.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Makes a driver.
  public override init() { super.init() }

  /// Seconds the animator takes by itself.
  open private(set) var duration: CGFloat = 0
  /// What ``update(_:)`` was last told, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs once the finger lets go; 1 is the animator's own pace.
  open var completionSpeed: CGFloat = 1
  /// How the rest spends its time.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition starts under the finger, or by itself.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  /// When the rest is over that runs by itself.
  private var tailEnd: VirtualClock.Token?

  /// Begins: the animator's animations wait for percentages.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator
    else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    let retiming = Retiming(
      progress: context.progress, duration: context.duration, record: context.record)
    AnimationContext.run(AnimationContext(retiming: retiming) { _ in nil }) {
      animator.animateTransition(using: context)
    }
  }

  /// Moves the transition to a fraction of its way, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes the transition into the finger's hand again, where it is, while the rest runs by itself.
  ///
  /// ``update(_:)`` goes on from ``percentComplete``. Once all is over nothing happens.
  open func pause() {
    guard let context, !context.isOver, let stage = context.stage, tailEnd != nil else { return }
    stage.clock.cancel(tailEnd)
    tailEnd = nil
    context.pauseInteractiveTransition()
    percentComplete = CGFloat(context.progress.value(at: stage.now))
  }

  /// Lets the rest run by itself: (1 − percent) · duration / speed seconds.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    runTail(of: context, to: 1)
  }

  /// Lets everything run back to the start: percent · duration / speed seconds.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    runTail(of: context, to: 0)
  }

  private func runTail(of context: TransitionContext, to end: Double) {
    precondition(completionSpeed > 0, "completionSpeed must be above zero, not \(completionSpeed).")
    // Off screen nothing runs: it is over.
    guard let stage = context.stage else { return context.land(at: end) }
    let start = context.progress.value(at: stage.now)
    let seconds = abs(end - start) * context.duration / Double(completionSpeed)
    context.progress.source = .timed(
      TimedProgress(
        from: start, to: end, since: stage.now, duration: seconds, curve: completionCurve.timing))
    tailEnd = stage.clock.schedule(after: seconds, kind: .motion) { [weak self] in
      self?.tailEnd = nil
      context.land(at: end)
    }
  }
}

extension TransitionContext {
  /// The driven animations are at their end, 1, or back at their start, 0.
  fileprivate func land(at end: Double) {
    record.land(progress, restoring: end == 0)
    record.complete(end == 1)
  }
}

extension UIView {
  /// How a motion spends its time.
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
