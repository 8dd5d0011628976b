import Foundation

/// The velocity of a finger, from its last samples.
nonisolated struct VelocityTracker: Hashable, Sendable {
  /// Seconds over which the velocity is averaged; tuned so that a flick counts and jitter does not.
  static let defaultWindow: TimeInterval = 0.1
  /// Seconds without a sample after which a finger stands still.
  static let longestGap: TimeInterval = 0.04

  /// Seconds within which samples count as one: while time is halted a finger may still be moved.
  static let shortestGap: TimeInterval = 0.001

  private struct Sample: Hashable {
    var position: CGPoint
    let time: TimeInterval
  }

  private let window: TimeInterval
  private var samples: [Sample] = []

  /// Makes a tracker that averages over some seconds.
  init(window: TimeInterval = defaultWindow) { self.window = window }

  /// Adds a sample.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time - last.time < VelocityTracker.shortestGap {
      samples[samples.count - 1].position = position
      return
    }
    if let last = samples.last, time - last.time > VelocityTracker.longestGap {
      // A finger that moves after a rest has a velocity: apps ask for it as the movement begins.
      let rest = Sample(position: last.position, time: max(last.time, time - window))
      samples = position == last.position ? [] : [rest]
    }
    samples.append(Sample(position: position, time: time))
    samples.removeAll { $0.time < time - window }
  }

  /// The velocity in points per second; zero once the finger has rested.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      now - last.time <= VelocityTracker.longestGap
    else { return .zero }
    let time = last.time - first.time
    return CGPoint(
      x: (last.position.x - first.position.x) / time,
      y: (last.position.y - first.position.y) / time)
  }
}
