import Foundation

/// The animation of one property: a pure function of time, or of a transition's progress.
struct PropertyAnimation {
  /// The time or progress that drives an animation.
  enum Driver {
    /// Time: from a start over a duration, along a curve.
    case time(start: TimeInterval, duration: TimeInterval, curve: TimingCurve)
    /// How far the upper page of a transition covers the lower one.
    case coverage(TransitionProgress, ProgressWindow)
    /// How much of a transition is done, in whichever direction.
    case progress(TransitionProgress, ProgressWindow)
    /// Time, there and back or again and again.
    case repeating(start: TimeInterval, LayerTiming)
    /// Time, through several values; its end is the last.
    case keyframes(KeyframeTrack)
    /// A property animator: from a position on to its end, beyond it where a spring swings over.
    case animator(TransitionProgress, from: Double, curve: TimingCurve)
  }

  let property: AnimatableProperty
  let from: AnimatableValue
  let to: AnimatableValue
  let driver: Driver

  /// The transition that drives it; nil if time does.
  var transition: TransitionProgress? {
    switch driver {
    case .time, .repeating: nil
    case .keyframes(let track): track.session.progress
    case .coverage(let progress, _), .progress(let progress, _), .animator(let progress, _, _):
      progress
    }
  }

  /// When it ends; nil if time does not end it.
  var end: TimeInterval? {
    switch driver {
    case .time(let start, let duration, _): start + duration
    case .repeating(let start, let timing): timing.total.isFinite ? start + timing.total : nil
    case .keyframes(let track): track.session.end
    case .coverage, .progress, .animator: nil
    }
  }

  /// When it began, if it goes on without an end.
  var startOfRepetition: TimeInterval? {
    switch driver {
    case .repeating(let start, let timing): timing.total.isInfinite ? start : nil
    case .keyframes(let track): track.session.startOfRepetition
    default: nil
    }
  }

  /// The property's value at a time.
  func value(at now: TimeInterval) -> AnimatableValue {
    if case .keyframes(let track) = driver { return track.value(at: now, from: from) }
    return from.mixed(with: to, fraction: fraction(at: now))
  }

  private func fraction(at now: TimeInterval) -> Double {
    switch driver {
    case .time(let start, let duration, let curve):
      duration > 0 ? curve.value(at: (now - start) / duration) : 1
    case .repeating(let start, let timing): timing.place(after: now - start)?.fraction ?? 1
    case .keyframes: 1
    case .coverage(let progress, let window):
      window.fraction(of: progress.coverage(at: now))
    case .progress(let progress, let window):
      window.fraction(of: progress.value(at: now))
    case .animator(let progress, let start, let curve):
      animatorFraction(at: progress.value(at: now), from: start, curve)
    }
  }

  private func animatorFraction(
    at position: Double, from start: Double, _ curve: TimingCurve
  ) -> Double {
    guard start < 1 else { return position < 1 ? 0 : 1 }
    let fraction = (position - start) / (1 - start)
    if curve == .linear { return start > 0 ? max(0, fraction) : fraction }
    return curve.value(at: fraction)
  }
}
