import Foundation

/// A transition from one page of a stack to another.
typealias StackTransition = Transition<StackTransitionChange>

/// The change of a stack in a transition.
struct StackTransitionChange {
  /// The kind of the change.
  let kind: StackChange
  /// Which bars were hidden before.
  let oldBars: BarVisibility
}

extension Transition where Change == StackTransitionChange {
  /// The controller of the page on top, and of the one below.
  var upper: UIViewController? { progress.isPop ? from : to }
  var lower: UIViewController? { progress.isPop ? to : from }
}
