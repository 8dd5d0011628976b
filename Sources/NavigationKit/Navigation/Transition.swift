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

/// Which of the bars are hidden, and whether a gesture did it.
nonisolated struct BarVisibility: Hashable, Sendable {
  /// Whether the navigation bar is hidden.
  var navigationBarIsHidden = false
  /// Whether the toolbar is hidden; it is until somebody shows it.
  var toolbarIsHidden = true
  /// What a tap hid, to be brought back with the next page.
  var hiddenByGesture: HiddenByGesture?

  /// Which bars were showing when a gesture hid them.
  struct HiddenByGesture: Hashable, Sendable {
    let toolbarWasShown: Bool
  }

  /// Hides what shows, or brings back what was hidden.
  ///
  /// A toolbar takes part only if it has items.
  mutating func toggle(toolbarHasItems: Bool) {
    if navigationBarIsHidden {
      navigationBarIsHidden = false
      if hiddenByGesture?.toolbarWasShown ?? toolbarHasItems { toolbarIsHidden = false }
      hiddenByGesture = nil
    } else {
      let hidesToolbar = !toolbarIsHidden && toolbarHasItems
      hiddenByGesture = HiddenByGesture(toolbarWasShown: hidesToolbar)
      navigationBarIsHidden = true
      if hidesToolbar { toolbarIsHidden = true }
    }
  }

  /// Brings back what a gesture hid; bars hidden by code stay hidden.
  mutating func restoreForNextPage() {
    guard let hiddenByGesture else { return }
    navigationBarIsHidden = false
    if hiddenByGesture.toolbarWasShown { toolbarIsHidden = false }
    self.hiddenByGesture = nil
  }
}
