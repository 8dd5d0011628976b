import Foundation

/// Finds the instants at which what goes by time changes from one state into the other.
nonisolated enum ScrollThresholds {
  /// How often it is asked, a second: as often as a finger is sampled.
  ///
  /// What changes back sooner is not
  /// seen.
  private static let samplesPerSecond = 120.0
  /// How exactly an instant is found, in seconds; it lies behind the change by no more.
  private static let precision: TimeInterval = 1e-6

  /// The instants between 0 and a duration, in order.
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
