import Foundation

/// The rules of the swipe that leads back.
nonisolated enum SwipeBack {
  /// What is known when a swipe wants to begin.
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

  /// Where the fingers of a swipe are, in points towards the trailing edge.
  struct Movement: Hashable, Sendable {
    /// How far they moved.
    var distance: CGFloat
    /// How fast they move, in points a second.
    var velocity: CGFloat
    /// How far they have to move to go all the way.
    var width: CGFloat

    /// How much of the transition they have done, 0…1.
    var progress: Double { width > 0 ? Double(min(max(distance / width, 0), 1)) : 0 }

    /// How much of the transition they do in a second.
    var speed: Double { width > 0 ? Double(velocity / width) : 0 }

    /// Whether lifting them goes through with the pop.
    var finishes: Bool {
      if velocity <= -TransitionMetrics.reverseVelocity { return false }
      return distance + TransitionMetrics.releaseVelocityWeight * velocity >= width / 2
    }
  }
}
