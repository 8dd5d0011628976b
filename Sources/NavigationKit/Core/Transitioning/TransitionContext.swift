import Foundation

/// A transition as animators and interaction controllers see it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private var phase: Phase
  /// How far it was when the finger let go, 0…1.
  private(set) var percentAtRelease: CGFloat = 0
  /// Seconds it takes if it is not interactive.
  let duration: TimeInterval
  /// The progress that all its animations follow.
  let progress: TransitionProgress
  /// The custom animator; nil if the container moves the views.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The animations that animators and coordinator blocks added.
  let record = AnimationRecord()

  var presentationStyle = UIModalPresentationStyle.none
  /// The first and the last frame of a controller's view.
  var frames: (UIViewController) -> (initial: CGRect, final: CGRect) = { _ in (.zero, .zero) }
  /// The view of a controller if an animator may move it.
  var views: (UIViewController) -> UIView? = { $0.view }
  /// Called when an interaction controller lets go of the transition, or takes it again.
  var whenInteractionChanges: () -> Void = {}
  /// Called when the transition has ended.
  var whenOver: (_ didComplete: Bool) -> Void = { _ in }

  private enum Phase: Equatable {
    /// It runs by itself from the start.
    case automatic
    /// A gesture or an interaction controller drives it.
    case interactive
    /// The rest runs by itself, until the interaction controller makes it interactive.
    case released(isCancelled: Bool)
    /// It has ended; what an animator still reports is ignored.
    case over(isCancelled: Bool)
  }

  var isInteractive: Bool { phase == .interactive }
  var transitionWasCancelled: Bool {
    phase == .released(isCancelled: true) || phase == .over(isCancelled: true)
  }

  init(
    container: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    isInteractive: Bool, progress: TransitionProgress, duration: TimeInterval,
    animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    phase = isInteractive ? .interactive : .automatic
    initiallyInteractive = isInteractive
    self.progress = progress
    self.duration = duration
    self.animator = animator
    super.init()
  }

  /// Sets the frames for an animator that replaces one view by another: the final one is that of
  /// the container's layout.
  func setFrames(final: @escaping (UIViewController) -> CGRect) {
    frames = { [weak from, weak to] controller in
      (
        controller === from ? controller.view.frame : .zero,
        controller === to ? final(controller) : .zero
      )
    }
  }

  /// The stage the transition is on.
  var stage: Stage? { containerView.window?.stage }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    progress.source = .held(Double(min(max(percentComplete, 0), 1)))
  }

  func finishInteractiveTransition() { if letGo(isCancelled: false) { whenInteractionChanges() } }

  func cancelInteractiveTransition() { if letGo(isCancelled: true) { whenInteractionChanges() } }

  /// Lets the rest run by itself; returns false if it does so already.
  func letGo(isCancelled: Bool) -> Bool {
    guard isInteractive else { return false }
    percentAtRelease = CGFloat(progress.value(at: stage?.now ?? 0))
    runRest(isCancelled: isCancelled)
    phase = .released(isCancelled: isCancelled)
    return true
  }

  /// Runs the animations alongside to their end in the time that is left, unless the interaction
  /// controller sets another pace.
  private func runRest(isCancelled: Bool) {
    guard let now = stage?.now else { return }
    let (start, end) = (Double(percentAtRelease), isCancelled ? 0.0 : 1.0)
    progress.source = .timed(
      TimedProgress(
        from: start, to: end, since: now, duration: abs(end - start) * duration, curve: .easeInOut))
  }

  func pauseInteractiveTransition() { if hold() { whenInteractionChanges() } }

  /// Holds it where it is; returns false if it was not let go of.
  func hold() -> Bool {
    guard case .released = phase else { return false }
    phase = .interactive
    progress.source = .held(progress.value(at: stage?.now ?? 0))
    return true
  }

  /// Runs the animator: by time, or through an interaction controller, which is called inside
  /// `performCallbacks`.
  func runAnimator(
    for interaction: (any UIViewControllerInteractiveTransitioning)?, on stage: Stage,
    performCallbacks: (() -> Void) -> Void
  ) {
    if let interaction {
      if !isInteractive { phase = .released(isCancelled: false) }
      return performCallbacks { interaction.startInteractiveTransition(self) }
    }
    progress.source = .timed(
      TimedProgress(from: 0, to: 1, since: stage.now, duration: duration, curve: .easeInOut))
    stage.clock.schedule(after: duration, kind: .motion) {}
    animator?.animateTransition(using: self)
  }

  /// The event for the transition's state when it becomes interactive or stops being so.
  func interactionEvent<Pages: Equatable>() -> TransitionState<Pages>.Event {
    isInteractive ? .grab : .release(finishes: !transitionWasCancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    abandon()
    whenOver(didComplete && !transitionWasCancelled)
  }

  /// Ignores the animator's reports from now on.
  func abandon() { phase = .over(isCancelled: transitionWasCancelled) }

  var isOver: Bool { if case .over = phase { true } else { false } }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: .init(rawValue: key.rawValue)).flatMap(views)
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frames(vc).initial }

  func finalFrame(for vc: UIViewController) -> CGRect { frames(vc).final }
}
