public import Foundation

/// Describes a transition to its animator, which reports through it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens; the arriving view must be added to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// The style of a presentation; `none` for anything else.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// Reports how far the interaction is, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition completes.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Makes the transition interactive again, from where it is, after the finger let go.
  func pauseInteractiveTransition()
  /// Reports that the transition has ended; false restores what was there before.
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or arrives.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view starts, in the container; zero if it was not on screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends, in the container; zero if it will be gone.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// How the interface turns meanwhile; the identity if it does not.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerContextTransitioning {
  /// The identity: views are turned with the whole screen here.
  public var targetTransform: CGAffineTransform { .identity }
}

/// Names the controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that leaves.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that arrives.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that leaves.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that arrives.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
