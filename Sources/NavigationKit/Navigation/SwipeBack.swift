import Foundation

/// The rules of the swipe from the leading edge.
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

  /// How much of the transition a finger has done after moving `distance` points.
  static func progress(distance: CGFloat, width: CGFloat) -> Double {
    guard width > 0 else { return 0 }
    return Double(min(max(distance / width, 0), 1))
  }

  /// Whether a release goes through with the pop.
  ///
  /// - Parameters:
  ///   - distance: How far the page was moved towards the trailing edge, in points.
  ///   - velocity: How fast it moves there, in points a second.
  static func finishes(distance: CGFloat, velocity: CGFloat, width: CGFloat) -> Bool {
    if velocity <= -TransitionMetrics.reverseVelocity { return false }
    return distance + TransitionMetrics.releaseVelocityWeight * velocity >= width / 2
  }
}
