/// What a container does at each step of its transitions; a ``TransitionRunner`` says when.
protocol TransitionContainer: AnyObject {
  /// What a transition of the container changes.
  associatedtype Change

  /// The stage the container is on; without one nothing moves.
  var transitionStage: Stage? { get }
  /// Completes the context that animators see: where views start and end, and which they may move.
  func describe(_ change: Change, in context: TransitionContext)
  /// Tells everybody what is about to happen, and puts in the view that comes.
  func announce(_ transition: Transition<Change>)
  /// Puts what is around the views where it starts.
  func prepare(_ transition: Transition<Change>)
  /// Puts the views that the container moves itself under the transition's progress.
  func move(_ transition: Transition<Change>)
  /// Takes everything out of flight: what came stays, or what was there is put back.
  func land(_ transition: Transition<Change>, isCancelled: Bool)
  /// Tells everybody that it is over.
  func report(_ transition: Transition<Change>, isCancelled: Bool)
  /// Follows what callbacks changed meanwhile.
  func catchUp(after transition: Transition<Change>, animated: Bool)
}
