import Foundation

/// Turns real seconds into those the screen lives by.
///
/// In slow motion what moves by itself takes longer, but a finger's own speed stays what it is: else
/// every slow drag would count as a flick.
nonisolated struct VirtualClock {
  /// How many times slower slow motion is.
  static let slowFactor: Double = 10

  private let slowness: Double
  private var real: TimeInterval = 0
  /// The virtual time reached so far, in seconds.
  private(set) var now: TimeInterval = 0

  init(isSlow: Bool) {
    slowness = isSlow ? Self.slowFactor : 1
  }

  /// Moves on to a real time; earlier ones count as now.
  mutating func move(to time: TimeInterval, isTouched: Bool) {
    now += max(0, time - real) / (isTouched ? 1 : slowness)
    real = max(real, time)
  }

  /// The real time at which a virtual one is reached if nothing happens in between.
  func real(for time: TimeInterval, isTouched: Bool) -> TimeInterval {
    real + (time - now) * (isTouched ? 1 : slowness)
  }
}
