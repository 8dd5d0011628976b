import Foundation

/// A sideways scroll of two fingers on a touchpad, which may go back.
nonisolated struct TouchpadSwipe: Hashable, Sendable {
  /// How far they moved since they came down, in points.
  private(set) var movement = CGSize.zero
  /// When they last moved.
  private(set) var lastTime: TimeInterval = 0
  private var samples = VelocityTracker(window: TransitionMetrics.touchpadVelocityWindow)

  /// Adds a further movement.
  mutating func add(_ delta: CGSize, at time: TimeInterval) {
    movement.width += delta.width
    movement.height += delta.height
    lastTime = time
    samples.add(CGPoint(x: movement.width, y: movement.height), at: time)
  }

  /// Whether it begins to go back; `trailing` is 1 if the trailing edge is the right one, else −1.
  func decision(trailing: CGFloat) -> PanDecision {
    TouchpadSwipe.decision(
      for: CGSize(width: trailing * movement.width, height: movement.height))
  }

  /// Whether a movement begins to go back; its width counts towards the trailing edge.
  static func decision(for movement: CGSize) -> PanDecision {
    if movement == .zero { return .waits }
    if movement.width <= TransitionMetrics.touchpadAxisRatio * abs(movement.height) {
      return .fails
    }
    return movement.width >= UIPanGestureRecognizer.slop(of: .direct) ? .begins : .waits
  }

  /// The back swipe that it makes, with its velocity at a time.
  func swipe(trailing: CGFloat, at time: TimeInterval) -> SwipeBack.Movement {
    SwipeBack.Movement(
      distance: trailing * movement.width, velocity: trailing * samples.velocity(at: time).x,
      width: TransitionMetrics.touchpadPageDistance)
  }
}
