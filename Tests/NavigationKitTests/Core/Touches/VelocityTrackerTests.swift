import Foundation
import Testing

@testable import NavigationKit

/// How fast a finger is, by its samples.
struct VelocityTrackerTests {
  @Test(
    arguments: [
      // A finger that is moved while time is halted is not fast.
      ([(0, 0), (30, 0.0003), (60, 0.0006)], 0.0006, 0),
      ([(0, 0), (10, 0.02), (20, 0.04)], 0.04, 500),
      // It rests, and is moved while time is halted.
      ([(0, 0), (10, 0.02), (10, 0.6), (90, 0.6)], 0.6, 0),
      ([(0, 0), (10, 0.02)], 0.2, 0),
      // It rests, and moves on: apps look at its direction as a recogniser begins.
      ([(0, 0), (10, 0.6)], 0.6, 100),
      ([(0, 0), (10, 0.05)], 0.05, 200),
    ] as [([(CGFloat, TimeInterval)], TimeInterval, CGFloat)])
  func `a velocity is that of the last tenth of a second`(
    samples: [(CGFloat, TimeInterval)], now: TimeInterval, speed: CGFloat
  ) {
    var tracker = VelocityTracker()
    for (x, time) in samples { tracker.add(CGPoint(x: x, y: 0), at: time) }
    #expect(abs(tracker.velocity(at: now).x - speed) < 1)
  }
}
