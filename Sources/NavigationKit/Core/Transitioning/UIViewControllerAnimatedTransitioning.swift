public import Foundation

/// Animates a transition in place of the built-in animation.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds; the context may be nil.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates in the context's container, and calls `completeTransition(_:)` when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that moves the views, the same one as often as it is asked for during a
  /// transition: ``UIPercentDrivenInteractiveTransition`` pauses it, moves it and lets it go on, in
  /// place of ``animateTransition(using:)``. Its completion calls `completeTransition(_:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// The transition has ended; the argument is false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// An animator that stands for none: the transition follows ``animateTransition(using:)``.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator(duration: 0, curve: .linear) }

  /// The animator of its own that moves the views; nil if it has none.
  func ownInterruptibleAnimator(in context: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  {
    let animator = interruptibleAnimator(using: context)
    return animator is AbsentAnimator ? nil : animator
  }
}

/// Stands for an animator that there is not.
private final class AbsentAnimator: UIViewPropertyAnimator {}

/// Drives a transition by something other than time, such as a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition in place of the animator; from then on it is updated through the
  /// context. Unless the context is interactive, it runs by itself at first.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it starts interactively.
  var wantsInteractiveStart: Bool { get }
  /// How fast the rest runs once the finger lets go; 1 is the animator's own pace.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
  /// The animator's own pace.
  public var completionSpeed: CGFloat { 1 }
  /// It starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
