/// The animation with which items are lifted, go back or come down.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when it is over: at its end, or at its start if a lift became no drag.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
