import Foundation

/// Converts real seconds to the screen's virtual seconds.
///
/// At another speed, animations take longer or shorter. Fingers stay as fast as they are: the screen
/// is told the speed, as it would take every slow drag for a flick otherwise.
nonisolated struct ScaledClock {
  /// Virtual seconds per real second.
  var speed: Double
  /// The current real time, in seconds.
  private(set) var real: TimeInterval = 0
  /// The current virtual time, in seconds.
  private(set) var now: TimeInterval

  init(speed: Double = 1, now: TimeInterval = 0) {
    self.speed = speed
    self.now = now
  }

  /// Advances to a real time; earlier times are ignored.
  mutating func move(to time: TimeInterval) {
    now += max(0, time - real) * speed
    real = max(real, time)
  }

  /// The real time of a virtual time, at this speed.
  func real(for time: TimeInterval) -> TimeInterval { real + (time - now) / speed }
}
