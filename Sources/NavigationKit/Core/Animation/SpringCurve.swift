import Foundation

/// The motion of a damped spring that is let go at a distance from its rest, in fractions of that
/// distance and of the time it is given.
nonisolated struct SpringCurve: Hashable, Sendable {
  /// 1 comes to rest without swinging; the nearer to 0, the more it swings.
  private let dampingRatio: Double
  /// At the start, in distances per given time.
  private let velocity: Double

  /// Makes a curve; the damping ratio is limited to 0.01…1.
  init(dampingRatio: Double, velocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.velocity = velocity
  }

  /// The fraction of the change after a fraction of the time: beyond 1 where it swings over.
  func value(at time: Double) -> Double {
    guard time > 0, time < 1 else { return time }
    guard dampingRatio < 1 else {
      let frequency = SpringCurve.criticalFrequency
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let decay = -log(SpringCurve.rest)
    let frequency = decay / dampingRatio * (1 - dampingRatio * dampingRatio).squareRoot()
    let swing = cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time)
    return 1 - exp(-decay * time) * swing
  }

  /// Seconds after which a spring counts as at rest.
  ///
  /// - Parameter frequency: Radians per second of the spring without damping.
  static func settlingTime(dampingRatio: Double, frequency: Double) -> TimeInterval {
    dampingRatio < 1 ? -log(rest) / (dampingRatio * frequency) : criticalFrequency / frequency
  }

  /// The fraction of the distance that is left when a spring counts as at rest, as for springs
  /// without a given time.
  private static let rest = 1e-3
  /// Radians per given time with which a spring that does not swing has that much left:
  /// (1 + f) · exp(-f) = 0.001.
  private static let criticalFrequency = 9.2334
}
