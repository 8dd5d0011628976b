import Foundation
import Input
import NavigationKit

/// A person's fingers on a stage, in virtual time.
@preconcurrency @MainActor
enum Finger {
  /// How long a tap is, and how long after it the next one of a double tap comes, in seconds.
  private static let tapTime: TimeInterval = 0.05
  /// How far two fingers are from each other, in points.
  private static let spread: CGFloat = 40

  /// Taps a point.
  static func tap(at point: CGPoint, on stage: Stage, times: Int = 1, fingers: Int = 1) {
    let points = (0..<max(1, fingers)).map { finger in
      CGPoint(
        x: point.x + (CGFloat(finger) - CGFloat(fingers - 1) / 2) * spread / 2, y: point.y)
    }
    for time in 0..<max(1, times) {
      if time > 0 { stage.advance(by: tapTime) }
      send(.down, points, on: stage)
      stage.advance(by: tapTime)
      send(.up, points, on: stage)
    }
  }

  /// Holds a point.
  static func press(at point: CGPoint, for duration: TimeInterval, on stage: Stage) {
    stage.press(at: point)
    stage.advance(by: duration)
    stage.release()
  }

  /// Drags from a point to another, and holds before and after.
  static func drag(
    from start: CGPoint, to end: CGPoint, on stage: Stage, holding: TimeInterval = 0,
    velocity: XCUIGestureVelocity = .default, resting: TimeInterval = 0
  ) {
    stage.press(at: start)
    stage.advance(by: holding)
    let way = hypot(end.x - start.x, end.y - start.y)
    stage.move(to: end, over: Double(way / velocity.pointsPerSecond))
    stage.advance(by: resting)
    stage.release()
  }

  /// Moves several fingers, each along its own path, and lifts them.
  ///
  /// - Parameter place: Where each finger is at a share of the way, 0 to 1.
  static func move(on stage: Stage, over seconds: TimeInterval, _ place: (CGFloat) -> [CGPoint]) {
    send(.down, place(0), on: stage)
    let samples = max(1, Int(seconds * samplesPerSecond))
    for sample in 1...samples {
      stage.advance(by: seconds / Double(samples))
      send(.moved, place(CGFloat(sample) / CGFloat(samples)), on: stage)
    }
    send(.up, place(1), on: stage)
  }

  /// How often a moving finger is looked at, per second, as on a screen of 120 Hz.
  private static let samplesPerSecond = 120.0

  private static func send(_ phase: PointerEvent.Phase, _ points: [CGPoint], on stage: Stage) {
    for (id, point) in points.enumerated() {
      stage.send(.pointer(PointerEvent(id: id, phase: phase, position: point, time: stage.now)))
    }
  }
}
