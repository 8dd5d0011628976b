import Foundation

/// Lets others join a transition: it exists from the call that asks for one until all is over.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition once it has started; nil before.
  private(set) var context: TransitionContext?
  private let container: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  /// Makes a coordinator of a transition that will happen in a container.
  init(container: UIView) {
    self.container = container
    super.init()
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return false }
    if let context {
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

  /// The transition starts: what waited to be moved with it is.
  func start(_ context: TransitionContext) {
    self.context = context
    let waiting = animations
    animations = []
    for animation in waiting { run(animation, in: context) }
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// The transition is over, or never started.
  func end() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  private func run(_ animation: Block, in context: TransitionContext) {
    let progress = context.progress
    let alongside =
      context.isAnimated
      ? AnimationContext(record: context.record) { _ in .progress(progress, .whole) } : nil
    AnimationContext.run(alongside) { animation(self) }
  }

  // MARK: What is known

  var isAnimated: Bool { context?.isAnimated ?? true }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var percentComplete: CGFloat { context?.percentAtRelease ?? 0 }
  var containerView: UIView { context?.containerView ?? container }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { context?.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
