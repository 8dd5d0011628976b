import Foundation

/// A running change of what a container shows.
struct Transition<Change>: Equatable {
  /// The change that the container makes.
  let change: Change
  /// The transition as animators see it.
  let context: TransitionContext
  /// The interaction controller; nil if only time or the container's own gesture drives it.
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// The controller shown before; nil where there was none.
  var from: UIViewController? { context.from }
  /// The controller shown after; nil where there will be none.
  var to: UIViewController? { context.to }
  var isAnimated: Bool { context.isAnimated }
  /// The progress that all its animations follow.
  var progress: TransitionProgress { context.progress }
  /// Whether a custom animator moves the views.
  var isCustom: Bool { context.animator != nil }

  /// Takes the transition's animations from the views of both controllers, and from the containers
  /// that cover these.
  func stopViews() {
    for view in [from, to].compactMap(\.self).flatMap(\.viewsInFlight) {
      view.removeAnimations(drivenBy: progress)
      view.isKeptWhileMoving = false
    }
  }

  /// Calls the appearance methods that end a cancelled transition; nothing appears while the
  /// container is off screen.
  func reportCancel(isOnScreen: @autoclosure () -> Bool) {
    to?.beginAppearanceInContext(false, animated: isAnimated)
    to?.endAppearanceInContext()
    if isOnScreen() { from?.beginAppearanceInContext(true, animated: isAnimated) }
    from?.endAppearanceInContext()
  }

  static func == (first: Transition, second: Transition) -> Bool {
    first.progress === second.progress
  }
}

/// The touches that a transition takes away.
struct EndingTouches {
  /// The view whose touches end.
  var view: UIView?
  /// The gesture that drives the transition, whose touches go on.
  var gesture: UIGestureRecognizer?
}

/// A transition that a container requests of its runner.
struct TransitionRequest<Change> {
  /// The change that the container makes.
  var change: Change
  /// The view it happens in.
  var container: UIView
  var from: UIViewController?
  var to: UIViewController?
  /// Whether the upper view leaves: a pop or a dismissal.
  var isPop: Bool
  var isAnimated: Bool
  /// Whether the container's own gesture started it and drives it.
  var isHeld = false
  /// The touches that end as it begins; nil for none.
  var touches: EndingTouches?
  /// Whether it cross-fades in place, even without reduced motion.
  var fadesInPlace = false
  /// The custom animator; nil if the container moves the views.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller of the animator; nil if this follows time.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
}
