import Foundation

/// Lets others join a transition: it exists from the call that asks for one until all is over.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition once it is known what it is; nil before.
  private(set) var context: TransitionContext?
  private var phase = Phase.waiting

  private enum Phase {
    /// What is to be moved with the transition waits for it.
    case waiting
    /// It is moved at once.
    case running
    /// It comes too late.
    case over
  }

  private let container: UIView
  /// Whether it will take time, and how much, before it has started.
  private let expected: (isAnimated: Bool, duration: TimeInterval)
  /// The rotation it belongs to; nil for pages that come and go.
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
    expected = (rotation != nil, rotation == nil ? 0 : Rotation.duration)
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

  /// The transition is about to be heard of: whoever asks is told what it is, and nothing moves yet.
  func announce(_ context: TransitionContext) { self.context = context }

  /// The transition starts: what waited to be moved with it is.
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

  /// The transition is over, or never started.
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
    // Who comes once a rotation has made its new layout comes too late to move with it.
    if let rotation { return rotation.isOpen ? AnimationContext(rotation: rotation) : nil }
    let progress = context.progress
    return AnimationContext(record: context.record) { _ in .progress(progress, .whole) }
  }

  // MARK: What is known

  var isAnimated: Bool { context?.isAnimated ?? expected.isAnimated }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? expected.duration }
  var percentComplete: CGFloat { context?.percentAtRelease ?? 0 }
  var containerView: UIView { context?.containerView ?? container }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { context?.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
