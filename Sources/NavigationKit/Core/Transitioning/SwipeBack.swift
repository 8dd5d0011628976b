import Foundation

/// Decides whether a back swipe begins, and whether it completes.
nonisolated enum SwipeBack {
  /// The situation of a stack when a swipe wants to begin.
  struct Situation: Hashable, Sendable {
    /// How many pages are on the stack.
    var depth: Int
    /// Whether a transition runs.
    var isTransitioning: Bool
  }

  /// Whether a swipe may begin.
  static func mayBegin(_ situation: Situation) -> Bool {
    // Below the root there is nothing to reveal; UIKit freezes where this guard is removed.
    if situation.depth < 2 { return false }
    // Two transitions cannot share the pages.
    if situation.isTransitioning { return false }
    return true
  }

  /// The properties of a page that decide whether it can be swiped away, unless the app does.
  struct Page: Hashable, Sendable {
    /// Whether the stack shows no navigation bar, and the page brings none of its own.
    var isWithoutBar = false
    /// Whether the page hides its back button, or has other items in its place.
    var isWithoutBackButton = false
    /// Whether an animator of the app pops it, and nothing lets a finger drive that.
    var popsByItself = false
  }

  /// Whether a page can be swiped away as long as the recogniser has its own delegate: where no
  /// back button is visible, a swipe does not go back either.
  static func isOnByDefault(for page: Page) -> Bool {
    if page.isWithoutBar { return false }
    if page.isWithoutBackButton { return false }
    // The pop would run by itself under the finger.
    if page.popsByItself { return false }
    return true
  }

  /// The movement of the fingers of a swipe, in points towards the trailing edge.
  struct Movement: Hashable, Sendable {
    /// How far they moved.
    var distance: CGFloat
    /// How fast they move, in points per second.
    var velocity: CGFloat
    /// How far they have to move for the whole transition.
    var width: CGFloat
    /// The metrics that a release is judged by.
    var metrics = TransitionMetrics.standard

    /// The progress of the transition, 0…1.
    var progress: Double { width > 0 ? Double(min(max(distance / width, 0), 1)) : 0 }

    /// The speed of the transition, in transitions per second.
    var speed: Double { width > 0 ? Double(velocity / width) : 0 }

    /// Whether lifting the fingers completes the pop.
    var finishes: Bool {
      if velocity <= -metrics.reverseVelocity { return false }
      return distance >= border
    }

    /// The distance from which on a release at this velocity completes the pop.
    var border: CGFloat { width / 2 - metrics.releaseVelocityWeight * velocity }
  }
}
