import Foundation

/// Finds the times at which a state that depends on time changes.
nonisolated enum ScrollThresholds {
  /// How many samples are taken per second: as many as of a finger.
  ///
  /// A state that changes back between two samples is missed.
  private static let samplesPerSecond = 120.0
  /// The precision of a time, in seconds: it is at most that much after the change.
  private static let precision: TimeInterval = 1e-6

  /// The times between 0 and a duration, in order.
  static func times(
    until duration: TimeInterval, of state: (TimeInterval) -> Bool
  ) -> [TimeInterval] {
    var thresholds: [TimeInterval] = []
    var (last, wasOn) = (0.0, state(0))
    for sample in 1...max(1, Int((duration * samplesPerSecond).rounded(.up))) {
      let time = min(duration, Double(sample) / samplesPerSecond)
      let isOn = state(time)
      if isOn != wasOn {
        thresholds.append(threshold(between: last, and: time, to: isOn, of: state))
      }
      (last, wasOn) = (time, isOn)
    }
    return thresholds
  }

  private static func threshold(
    between start: TimeInterval, and end: TimeInterval, to isOn: Bool,
    of state: (TimeInterval) -> Bool
  ) -> TimeInterval {
    var (before, after) = (start, end)
    while after - before > precision {
      let middle = (before + after) / 2
      if state(middle) == isOn { after = middle } else { before = middle }
    }
    return after
  }
}
