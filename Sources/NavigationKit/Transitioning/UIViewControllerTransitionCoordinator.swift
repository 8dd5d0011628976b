public import Foundation

/// What is known of a transition while it runs.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether it started under a finger; that never changes.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// The style of a presentation; `none` for anything else.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How many seconds it takes by itself.
  var transitionDuration: TimeInterval { get }
  /// How far it was when the finger let go, 0…1.
  var percentComplete: CGFloat { get }
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition happens.
  var containerView: UIView { get }
}

/// Lets others join a transition, and learn what becomes of it.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Moves views together with the transition, and runs something once it is over.
  ///
  /// Returns whether `animation` will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view that is outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs something whenever a finger takes the transition over or lets go of it.
  ///
  /// If the transition is taken back, it runs before the controllers hear of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Moves views together with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Moves a view outside of the container together with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
