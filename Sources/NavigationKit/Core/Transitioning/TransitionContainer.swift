/// The steps of a container's transitions, which a ``TransitionRunner`` calls in this order.
protocol TransitionContainer: AnyObject {
  /// The change that a transition of the container makes.
  associatedtype Change

  /// The stage the container is on; nothing is animated without one.
  var transitionStage: Stage? { get }
  /// The metrics that a transition moves by, made of those of the stage.
  func metrics(of change: Change, from metrics: TransitionMetrics) -> TransitionMetrics
  /// Completes the context: the frames of the views, and which of them an animator may move.
  func describe(_ change: Change, in context: TransitionContext)
  /// Calls the callbacks that come first, and adds the arriving view.
  func announce(_ transition: Transition<Change>)
  /// Places the bars around the views for the start.
  func prepare(_ transition: Transition<Change>)
  /// Animates the views by the progress, unless a custom animator does.
  func move(_ transition: Transition<Change>)
  /// Removes the animations, and puts the views at their end, or back at their start.
  func land(_ transition: Transition<Change>, isCancelled: Bool)
  /// Calls the callbacks that come last.
  func report(_ transition: Transition<Change>, isCancelled: Bool)
  /// Applies what callbacks changed meanwhile.
  func catchUp(after transition: Transition<Change>, animated: Bool)
}

extension TransitionContainer {
  func metrics(of change: Change, from metrics: TransitionMetrics) -> TransitionMetrics { metrics }
}

extension TransitionContainer where Self: UIViewController {
  var transitionStage: Stage? { viewIfLoaded?.window?.stage }

  /// Whether the controller is on screen, so that what changes can be shown.
  var isOnScreen: Bool { isAppearingOrAppeared && transitionStage != nil }
}
