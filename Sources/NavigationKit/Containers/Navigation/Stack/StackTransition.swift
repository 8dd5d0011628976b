import Foundation

/// A transition from one page of a stack to another.
typealias StackTransition = Transition<StackTransitionChange>

/// What a transition of a stack changes.
struct StackTransitionChange {
  /// What kind of change it is.
  let kind: StackChange
  /// Which bars were hidden before.
  let oldBars: BarVisibility
}

extension Transition where Change == StackTransitionChange {
  /// The controller of the page on top, and of the one below.
  var upper: UIViewController? { progress.isPop ? from : to }
  var lower: UIViewController? { progress.isPop ? to : from }
}
