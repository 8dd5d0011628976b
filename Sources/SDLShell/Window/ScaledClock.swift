import Foundation

/// Converts real seconds to the screen's virtual seconds.
///
/// At another speed, animations take longer or shorter. While the screen is touched, time runs at
/// normal speed, as every slow drag would count as a flick otherwise.
nonisolated struct ScaledClock {
  /// Virtual seconds per real second.
  var speed: Double
  private var real: TimeInterval = 0
  /// The current virtual time, in seconds.
  private(set) var now: TimeInterval

  init(speed: Double = 1, now: TimeInterval = 0) {
    self.speed = speed
    self.now = now
  }

  /// Advances to a real time; earlier times are ignored.
  mutating func move(to time: TimeInterval, isTouched: Bool) {
    now += max(0, time - real) * (isTouched ? 1 : speed)
    real = max(real, time)
  }

  /// The real time of a virtual time, if no touch begins or ends in between.
  func real(for time: TimeInterval, isTouched: Bool) -> TimeInterval {
    real + (time - now) / (isTouched ? 1 : speed)
  }
}
