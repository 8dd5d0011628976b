public import Foundation

/// Animates changes to views, and can be paused, moved by hand, turned back and stopped meanwhile.
///
/// It moves at the virtual time of the stage of the first view that its blocks change; views of
/// other stages are changed at once, and with no view on a stage it ends as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds it takes; a spring with mass and stiffness needs its own time.
  open private(set) var duration: TimeInterval
  /// Seconds it waits once started.
  open private(set) var delay: TimeInterval = 0
  /// Its curve or spring.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether it may be paused or stopped on the way; true by default.
  open var isInterruptible = true
  /// Whether views follow ``fractionComplete`` evenly while it is paused, without its curve.
  ///
  /// True by default. To be set before it is active.
  open var scrubsLinearly = true {
    willSet {
      precondition(
        status == .inactive, "scrubsLinearly may be set while the animator is inactive only.")
    }
  }
  /// Whether it pauses at its end instead of ending, so that it can be turned back; false by
  /// default.
  open var pausesOnCompletion = false

  /// Whether the views that it animates get touches meanwhile; true by default.
  open var isUserInteractionEnabled = true {
    didSet { progress.ignoresTouches = !isUserInteractionEnabled }
  }

  /// The progress that drives its animations.
  let progress = TransitionProgress(isPop: false, source: .held(0))
  let record = AnimationRecord()
  /// The animator's state, which its animations follow.
  var status = AnimatorState.inactive {
    didSet { if let source = status.source { progress.source = source } }
  }
  /// The stage whose time it follows.
  weak var stage: Stage?
  /// The scheduled end.
  var end: VirtualClock.Token?
  var waiting: [Waiting] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether it runs from its end to its start; if set while it runs, it turns back from where it is.
  open var isReversed = false {
    didSet { if isReversed != oldValue { turn() } }
  }

  /// Changes that are made when it becomes active.
  struct Waiting {
    let delayFactor: CGFloat
    let block: () -> Void
  }

  /// Makes an animator with a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of one's own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring; it swings the more, the nearer the ratio is to 0.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let timing = UICubicTimingParameters(animationCurve: options.animationCurve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Seconds it waits once started.
  func wait(_ seconds: TimeInterval) { delay = seconds }
}
