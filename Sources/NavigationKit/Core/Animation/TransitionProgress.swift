import Foundation

/// The progress of a transition, whatever drives it: code, the back button or a finger.
///
/// All its animations refer to it. None is notified when it changes, as the picture on screen is
/// computed from it.
final class TransitionProgress {
  /// Whether views get no touches while it drives them.
  var ignoresTouches = false
  /// The source that a progress follows: a finger, a spring or a timing curve.
  enum Source {
    /// A finger holds it at a value.
    case held(Double)
    /// A spring brings it to 1, or back to 0, from a time on.
    case spring(Spring, since: TimeInterval, isReturning: Bool)
    /// A timing curve brings it from one value to another.
    case timed(TimedProgress)
  }

  /// Whether the upper page leaves: coverage then falls as progress grows.
  let isPop: Bool
  /// Whether pages and bars fade in place, for reduced motion.
  let isCrossFade: Bool
  /// The source that the progress follows now.
  var source: Source

  init(isPop: Bool, isCrossFade: Bool = false, source: Source) {
    self.isPop = isPop
    self.isCrossFade = isCrossFade
    self.source = source
  }

  /// Makes it run by itself from a time on: with a spring for slides, a timing curve for fades.
  ///
  /// Returns its duration in seconds.
  func run(since now: TimeInterval, by metrics: TransitionMetrics) -> TimeInterval {
    guard isCrossFade else {
      let spring = Spring(frequency: metrics.springFrequency)
      source = .spring(spring, since: now, isReturning: false)
      return spring.settlingTime
    }
    let duration = TransitionMetrics.crossFadeDuration
    source = .timed(
      TimedProgress(from: 0, to: 1, since: now, duration: duration, curve: .easeInOut))
    return duration
  }

  /// How long a whole transition takes, in seconds.
  var duration: TimeInterval {
    isCrossFade ? TransitionMetrics.crossFadeDuration : Spring.duration
  }

  /// How much of the transition is done at a time, 0…1.
  func value(at now: TimeInterval) -> Double {
    switch source {
    case .held(let value):
      return value
    case .spring(let spring, let since, let isReturning):
      let value = spring.value(at: now - since)
      return isReturning ? 1 - value : value
    case .timed(let timed):
      return timed.value(at: now)
    }
  }

  /// How far the upper page covers the lower one, 0…1.
  func coverage(at now: TimeInterval) -> Double {
    isPop ? 1 - value(at: now) : value(at: now)
  }
}

/// A progress that follows a timing curve from one value to another.
nonisolated struct TimedProgress: Hashable, Sendable {
  let from: Double
  let to: Double
  let since: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve

  func value(at now: TimeInterval) -> Double {
    guard duration > 0 else { return to }
    return from + (to - from) * curve.value(at: (now - since) / duration)
  }
}
