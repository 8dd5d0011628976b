import Foundation

/// A critically damped spring from a start to 1, as a function of the time since.
///
/// UIKit's default spring (mass 3, stiffness 1000) moves a push this way; public measurements of
/// the native push agree with it to within 0.7 % of the way.
nonisolated struct Spring: Hashable, Sendable {
  /// The mass of UIKit's default spring.
  static let mass = 3.0
  /// √(1000 / 3) rad/s: the natural frequency of UIKit's default spring.
  static let omega = 18.257418583505537
  /// Seconds after which the last 0.1 % is closed at once; the spring is 99.89 % there.
  static let duration: TimeInterval = 0.5
  /// How close to the end counts as being there.
  static let epsilon = 0.001

  /// Where it starts, 0…1.
  let start: Double
  /// Its natural frequency, in radians per second.
  let frequency: Double
  /// Its initial velocity, in units per second; between 0 and what would overshoot.
  let velocity: Double

  /// Makes a spring; a velocity that would overshoot, or point away from the end, is clamped.
  init(start: Double = 0, velocity: Double = 0, frequency: Double = Spring.omega) {
    (self.start, self.frequency) = (start, frequency)
    self.velocity = min(max(0, velocity), frequency * (1 - start))
  }

  /// Seconds after which it is at its end: a stiffer one is there sooner.
  private var duration: TimeInterval { Spring.duration * Spring.omega / frequency }

  /// Its value, in seconds after the start.
  func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return 1 }
    let distance = 1 - start
    let slope = frequency * distance - velocity
    let remaining = (distance + slope * time) * exp(-frequency * time)
    return remaining < Spring.epsilon ? 1 : 1 - remaining
  }

  /// Seconds until it reaches its end.
  var settlingTime: TimeInterval {
    var low = 0.0
    var high = duration
    guard value(at: low) < 1 else { return 0 }
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if value(at: middle) < 1 { low = middle } else { high = middle }
    }
    return high
  }
}
