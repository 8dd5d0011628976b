import Foundation

/// Turns real seconds into those the screen lives by.
///
/// At another speed what moves by itself takes longer or shorter, but a finger's own speed stays what
/// it is: else every slow drag would count as a flick.
nonisolated struct ScaledClock {
  /// How many virtual seconds pass in a real one.
  private let speed: Double
  private var real: TimeInterval = 0
  /// The virtual time reached so far, in seconds.
  private(set) var now: TimeInterval

  init(speed: Double = 1, now: TimeInterval = 0) {
    self.speed = speed
    self.now = now
  }

  /// Moves on to a real time; earlier ones count as now.
  mutating func move(to time: TimeInterval, isTouched: Bool) {
    now += max(0, time - real) * (isTouched ? 1 : speed)
    real = max(real, time)
  }

  /// The real time at which a virtual one is reached if nothing happens in between.
  func real(for time: TimeInterval, isTouched: Bool) -> TimeInterval {
    real + (time - now) / (isTouched ? 1 : speed)
  }
}
