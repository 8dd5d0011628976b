import Foundation

/// One change of what a container shows, while it runs.
struct Transition<Change>: Equatable {
  /// What the container changes.
  let change: Change
  /// The transition as animators see it.
  let context: TransitionContext
  /// What drives it in place of our own finger; nil if nothing does.
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// The controller shown before; nil where there was none.
  var from: UIViewController? { context.from }
  /// The controller shown after; nil where there will be none.
  var to: UIViewController? { context.to }
  /// Whether it takes time.
  var isAnimated: Bool { context.isAnimated }
  /// The number that moves everything.
  var progress: TransitionProgress { context.progress }
  /// Whether an animator of others moves the views.
  var isCustom: Bool { context.animator != nil }

  static func == (first: Transition, second: Transition) -> Bool {
    first.progress === second.progress
  }
}

/// What a container asks its runner for.
struct TransitionRequest<Change> {
  /// What the container changes.
  var change: Change
  /// The view it happens in.
  var container: UIView
  var from: UIViewController?
  var to: UIViewController?
  /// Whether what is on top goes.
  var isPop: Bool
  /// Whether it takes time.
  var isAnimated: Bool
  /// Whether a finger on the screen asked for it, and holds it.
  var isHeld = false
  /// Whether it fades in place, whoever would see it move.
  var fadesInPlace = false
  /// What moves the views in place of the container; nil if the container does.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animator; nil for time.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
}
