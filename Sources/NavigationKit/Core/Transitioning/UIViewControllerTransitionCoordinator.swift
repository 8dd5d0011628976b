public import Foundation

/// The state of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it started interactively; that never changes.
  var initiallyInteractive: Bool { get }
  /// Whether it is interactive now.
  var isInteractive: Bool { get }
  /// The style of a presentation; `none` for anything else.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How many seconds it takes if it is not interactive.
  var transitionDuration: TimeInterval { get }
  /// How far it was when the finger let go, 0…1.
  var percentComplete: CGFloat { get }
  /// The timing curve of the animations alongside.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that leaves or arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or arrives.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// How the interface turns, as seen on the device; the identity unless it rotates.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The identity by default.
  public var targetTransform: CGAffineTransform { .identity }
}

/// Runs animations alongside a transition, and completions when it has ended.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation alongside the transition, and a completion when that has ended.
  ///
  /// Returns whether `animation` will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs an animation of a view outside of the container alongside, and a completion afterwards.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler whenever the transition becomes interactive or stops being so.
  ///
  /// On cancellation, the handler is called before the controllers' appearance methods.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs an animation of a view outside of the container alongside the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
