/// A container as presentations, the status bar and coordinators see it: the transition between
/// its children.
protocol TransitionParent: AppearanceParent {
  /// The running transition from one child to another.
  var childTransition: TransitionContext? { get }
  /// The coordinator of that transition; it exists as soon as the transition was requested.
  var activeCoordinator: TransitionCoordinator? { get }
  /// Ends the running transition at once, as the container leaves the screen or a view of it moves.
  func endTransition()
}

extension TransitionParent {
  var childTransition: TransitionContext? { nil }
  var activeCoordinator: TransitionCoordinator? { nil }
  func endTransition() {}
}
