import Foundation

/// Two fingers that scroll sideways on a touchpad, as far as they may lead back.
nonisolated struct TouchpadSwipe: Hashable, Sendable {
  /// How far they moved since they came down, in points.
  private(set) var movement = CGSize.zero
  /// When they last moved.
  private(set) var lastTime: TimeInterval = 0
  private var samples = VelocityTracker(window: TransitionMetrics.touchpadVelocityWindow)

  /// Notes how far they moved further.
  mutating func add(_ delta: CGSize, at time: TimeInterval) {
    movement.width += delta.width
    movement.height += delta.height
    lastTime = time
    samples.add(CGPoint(x: movement.width, y: movement.height), at: time)
  }

  /// What they mean, where `trailing` is 1 if the trailing edge is the right one, else −1.
  func decision(trailing: CGFloat) -> PanDecision {
    TouchpadSwipe.decision(
      for: CGSize(width: trailing * movement.width, height: movement.height))
  }

  /// What a movement means whose width counts towards the trailing edge.
  static func decision(for movement: CGSize) -> PanDecision {
    if movement == .zero { return .waits }
    if movement.width <= TransitionMetrics.touchpadAxisRatio * abs(movement.height) {
      return .fails
    }
    return movement.width >= UIPanGestureRecognizer.slop(of: .direct) ? .begins : .waits
  }

  /// The swipe they make, as it is at an instant.
  func swipe(trailing: CGFloat, at time: TimeInterval) -> SwipeBack.Movement {
    SwipeBack.Movement(
      distance: trailing * movement.width, velocity: trailing * samples.velocity(at: time).x,
      width: TransitionMetrics.touchpadPageDistance)
  }
}
