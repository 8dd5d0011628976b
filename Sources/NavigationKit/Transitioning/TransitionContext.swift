import Foundation

/// A transition as animators and interaction controllers see it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// How far it was when the finger let go.
  private(set) var percentAtRelease: CGFloat = 0
  /// Seconds it takes by itself.
  let duration: TimeInterval
  /// The number that moves everything.
  let progress: TransitionProgress
  /// What moves the pages in place of the slide.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What others changed together with the transition.
  let record = AnimationRecord()

  var presentationStyle = UIModalPresentationStyle.none
  /// Where a controller's view starts and ends.
  var frames: (UIViewController) -> (initial: CGRect, final: CGRect) = { _ in (.zero, .zero) }
  /// The view of a controller that an animator may move; nil where it has to stay.
  var views: (UIViewController) -> UIView? = { $0.view }
  /// What is to happen when a finger takes over or lets go, and when all is over.
  var whenInteractionChanges: () -> Void = {}
  var whenOver: (_ didComplete: Bool) -> Void = { _ in }
  private(set) var isOver = false

  init(
    container: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    isInteractive: Bool, progress: TransitionProgress, duration: TimeInterval,
    animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.progress = progress
    self.duration = duration
    self.animator = animator
    super.init()
  }

  /// The stage the transition is on.
  var stage: Stage? { containerView.window?.stage }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    progress.source = .held(Double(min(max(percentComplete, 0), 1)))
  }

  func finishInteractiveTransition() { letGo(isCancelled: false) }

  func cancelInteractiveTransition() { letGo(isCancelled: true) }

  private func letGo(isCancelled: Bool) {
    guard isInteractive, !isOver else { return }
    percentAtRelease = CGFloat(progress.value(at: stage?.now ?? 0))
    transitionWasCancelled = isCancelled
    isInteractive = false
    whenInteractionChanges()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, initiallyInteractive, !isOver else { return }
    transitionWasCancelled = false
    isInteractive = true
    progress.source = .held(progress.value(at: stage?.now ?? 0))
    whenInteractionChanges()
  }

  /// Has the animator move the views: by itself, or as an interaction controller says, which is told
  /// by way of `callOut`.
  func runAnimator(
    for interaction: (any UIViewControllerInteractiveTransitioning)?, on stage: Stage,
    callOut: (() -> Void) -> Void
  ) {
    if let interaction, isInteractive {
      return callOut { interaction.startInteractiveTransition(self) }
    }
    progress.source = .timed(
      TimedProgress(from: 0, to: 1, since: stage.now, duration: duration, curve: .easeInOut))
    stage.clock.schedule(after: duration, kind: .motion) {}
    animator?.animateTransition(using: self)
  }

  /// What a finger's taking or letting go means for the transition's state.
  func interactionEvent<Pages: Equatable>() -> TransitionState<Pages>.Event {
    isInteractive ? .grab : .release(finishes: !transitionWasCancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    whenOver(didComplete && !transitionWasCancelled)
  }

  /// Nobody waits for the animator any more: what it still says does not count.
  func abandon() { isOver = true }

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
