import Foundation

/// The coordinator of a transition: it exists from the call that asks for one until that has ended.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition's context; nil until it is known.
  private(set) var context: TransitionContext?
  private var phase = Phase.waiting

  private enum Phase {
    /// Animations wait for the start.
    case waiting
    /// Animations run at once.
    case running
    /// Animations are refused.
    case over
  }

  private let container: UIView
  /// Whether it will be animated, and its duration, before its context is known.
  private let expected: (isAnimated: Bool, duration: TimeInterval)
  /// The rotation it belongs to, if any.
  private let rotation: Rotation?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  /// Makes a coordinator of a transition that will happen in a container.
  init(container: UIView) {
    self.container = container
    expected = (true, Spring.duration)
    rotation = nil
    super.init()
  }

  /// Makes a coordinator of a window's change of size: by a rotation, or at once where that is nil.
  init(window: UIWindow, rotation: Rotation?) {
    container = window
    expected = (rotation != nil, rotation?.duration ?? 0)
    self.rotation = rotation
    super.init()
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .over else {
      completion?(self)
      return false
    }
    if let completion { completions.append(completion) }
    guard let animation else { return false }
    if phase == .running, let context {
      run(animation, in: context)
    } else {
      animations.append(animation)
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Makes the context known; animations still wait.
  func announce(_ context: TransitionContext) { self.context = context }

  /// The transition starts: runs the animations that waited.
  func start(_ context: TransitionContext) {
    self.context = context
    phase = .running
    let waiting = animations
    animations = []
    for animation in waiting { run(animation, in: context) }
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// The transition has ended, or never started: runs the completions.
  func end() {
    phase = .over
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  private func run(_ animation: Block, in context: TransitionContext) {
    AnimationContext.run(context.isAnimated ? alongside(context) : nil) { animation(self) }
  }

  private func alongside(_ context: TransitionContext) -> AnimationContext? {
    // Once a rotation has made its new layout, animations can no longer join it.
    if let rotation { return rotation.isOpen ? AnimationContext(rotation: rotation) : nil }
    let progress = context.progress
    return AnimationContext(record: context.record) { _ in .progress(progress, .whole) }
  }

  // MARK: Context

  var isAnimated: Bool { context?.isAnimated ?? expected.isAnimated }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? expected.duration }
  var percentComplete: CGFloat { context?.percentAtRelease ?? 0 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { context?.containerView ?? container }
  var targetTransform: CGAffineTransform { rotation?.interfaceTransform ?? .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { context?.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
