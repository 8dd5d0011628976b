import Foundation

/// The values of one property in an animation with keyframes.
struct KeyframeTrack {
  /// A change to a value, over a part of the animation.
  struct Step {
    /// The part of the duration, within 0…1.
    let range: ClosedRange<Double>
    let value: AnimatableValue
  }

  /// The animation that it is a part of.
  let session: KeyframeSession
  /// In the order in which they begin.
  var steps: [Step]

  /// When it ends; nil if a transition drives it.
  var end: TimeInterval? { session.progress == nil ? session.start + session.duration : nil }

  /// The value at a time: each step goes on from the one before.
  func value(at now: TimeInterval, from start: AnimatableValue) -> AnimatableValue {
    let fraction = session.fraction(at: now)
    return steps.reduce(start) { value, step in
      let (first, last) = (step.range.lowerBound, step.range.upperBound)
      if fraction >= last { return step.value }
      return fraction <= first
        ? value : value.mixed(with: step.value, fraction: (fraction - first) / (last - first))
    }
  }
}

/// An animation with keyframes, while its block runs and afterwards.
final class KeyframeSession {
  let start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  /// The transition that drives it; nil if time does.
  let progress: TransitionProgress?

  init(
    start: TimeInterval, duration: TimeInterval, curve: TimingCurve,
    progress: TransitionProgress? = nil
  ) {
    (self.start, self.duration, self.curve) = (start, max(duration, 1e-9), curve)
    self.progress = progress
  }

  /// How much of it is over at a time.
  func fraction(at now: TimeInterval) -> Double {
    progress?.value(at: now) ?? curve.value(at: (now - start) / duration)
  }
}

extension PropertyAnimation {
  /// The animation with the steps of an earlier one with the same keyframes.
  func continuing(_ former: PropertyAnimation?) -> PropertyAnimation {
    guard case .keyframes(var track) = driver else { return self }
    let range = track.steps.first?.range ?? 0...1
    track.steps = [KeyframeTrack.Step(range: range, value: to)]
    var from = from
    if let former, case .keyframes(let earlier) = former.driver, earlier.session === track.session {
      track.steps = (earlier.steps + track.steps).sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      from = former.from
    }
    return PropertyAnimation(property: property, from: from, to: to, driver: .keyframes(track))
  }
}
