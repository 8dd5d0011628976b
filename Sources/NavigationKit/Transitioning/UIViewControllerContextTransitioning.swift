public import Foundation

/// What an animator is told about a transition, and how it tells that it is done.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens; the arriving view must be added to it.
  var containerView: UIView { get }
  /// Whether it should take time.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// The style of a presentation; `none` for anything else.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// Tells how far the interaction is, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the interaction ended and the transition will go through.
  func finishInteractiveTransition()
  /// Tells that the interaction ended and the transition will go back.
  func cancelInteractiveTransition()
  /// Takes a transition that a finger let go of into its hand again, where it is now.
  func pauseInteractiveTransition()
  /// Tells that the transition is over; false puts everything back.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view starts, in the container; zero if it was not on screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends, in the container; zero if it will be gone.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names the controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
