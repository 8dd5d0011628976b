import Foundation

/// One change of page while it runs: who goes, who comes, and what moves them.
struct Transition: Equatable {
  /// What kind of change it is.
  let change: StackChange
  /// The transition as animators see it.
  let context: TransitionContext
  /// What drives it in place of our own swipe; nil if nothing does.
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// What to go back to if the finger takes it back.
  let before: Snapshot

  /// What a cancelled transition restores.
  struct Snapshot {
    /// The stack as it was.
    let stack: [UIViewController]
    /// The stack the transition was started for: if it is another by now, the stack wins.
    let wanted: [UIViewController]
    /// Which bars were hidden.
    let bars: BarVisibility
  }

  /// The controller shown before; nil where there was none.
  var from: UIViewController? { context.from }
  /// The controller shown after; nil where there will be none.
  var to: UIViewController? { context.to }
  /// Whether it takes time.
  var isAnimated: Bool { context.isAnimated }
  /// The number that moves everything.
  var progress: TransitionProgress { context.progress }

  /// The controller of the page on top, and of the one below.
  var upper: UIViewController? { progress.isPop ? from : to }
  var lower: UIViewController? { progress.isPop ? to : from }

  static func == (first: Transition, second: Transition) -> Bool {
    first.progress === second.progress
  }
}
