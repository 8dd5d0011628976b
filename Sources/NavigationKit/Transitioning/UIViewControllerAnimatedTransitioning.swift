public import Foundation

/// Moves views from one page to another in place of the built-in slide.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How many seconds the transition takes; the context may be nil.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates in the context's container and tells the context when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over; the argument tells whether it went through.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something else than time, such as a finger.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; it goes on as the context is told.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it starts under the finger, or by itself.
  var wantsInteractiveStart: Bool { get }
  /// How fast the rest runs once the finger lets go; 1 is the animator's own pace.
  var completionSpeed: CGFloat { get }
  /// How the rest spends its time.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// It starts under the finger.
  public var wantsInteractiveStart: Bool { true }
  /// The animator's own pace.
  public var completionSpeed: CGFloat { 1 }
  /// It starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
