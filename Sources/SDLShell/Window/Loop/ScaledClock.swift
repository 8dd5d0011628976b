import Foundation

/// Converts real seconds to the screen's virtual seconds.
///
/// At another speed, animations take longer or shorter. Fingers stay as fast as they are: the screen
/// is told the speed, as it would take every slow drag for a flick otherwise.
nonisolated struct ScaledClock {
  /// The speed of slow animations, as in the Simulator: a tenth.
  static let slowSpeed = 0.1

  /// Virtual seconds per real second.
  private(set) var speed: Double
  /// The speed where animations are not slow.
  private let normalSpeed: Double
  /// The current real time, in seconds.
  private(set) var real: TimeInterval = 0
  /// The current virtual time, in seconds.
  private(set) var now: TimeInterval

  init(speed: Double = 1, now: TimeInterval = 0) {
    (self.speed, normalSpeed, self.now) = (speed, speed, now)
  }

  /// Whether animations are slow.
  var isSlow: Bool { speed == Self.slowSpeed }

  /// Switches between slow and normal animations; those of a screen that began slowly are as on a
  /// phone then.
  mutating func toggleSlow() { speed = isSlow ? max(normalSpeed, 1) : Self.slowSpeed }

  /// Advances to a real time; earlier times are ignored.
  mutating func move(to time: TimeInterval) {
    now += max(0, time - real) * speed
    real = max(real, time)
  }

  /// The real time of a virtual time, at this speed.
  func real(for time: TimeInterval) -> TimeInterval { real + (time - now) / speed }
}
