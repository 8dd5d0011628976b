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

  /// The value at a time.
  func value(at now: TimeInterval, from start: AnimatableValue) -> AnimatableValue {
    let fraction = session.fraction(at: now)
    return switch session.mode {
    case .linear: evenValue(at: fraction, from: start)
    case .discrete: steps.last { fraction >= $0.range.upperBound }?.value ?? start
    case .paced: Keyframes.paced(keyframes(from: start).values).value(at: fraction) ?? start
    case .cubic: keyframes(from: start, mode: .cubic).value(at: fraction) ?? start
    case .cubicPaced:
      Keyframes.paced(keyframes(from: start).values, mode: .cubic).value(at: fraction) ?? start
    }
  }

  /// The value if each step goes on from the one before.
  private func evenValue(at fraction: Double, from start: AnimatableValue) -> AnimatableValue {
    steps.reduce(start) { value, step in
      let (first, last) = (step.range.lowerBound, step.range.upperBound)
      if fraction >= last { return step.value }
      return fraction <= first
        ? value : value.mixed(with: step.value, fraction: (fraction - first) / (last - first))
    }
  }

  /// The steps as keyframes: a value waits until the next step begins.
  private func keyframes(
    from start: AnimatableValue, mode: Keyframes.Mode = .linear
  ) -> Keyframes {
    var (values, times) = ([start], [0.0])
    func go(to value: AnimatableValue, at time: Double) {
      values.append(value)
      times.append(time)
    }
    for step in steps {
      if step.range.lowerBound > times[times.count - 1] {
        go(to: values[values.count - 1], at: step.range.lowerBound)
      }
      go(to: step.value, at: step.range.upperBound)
    }
    return Keyframes(values, times: times, mode: mode)
  }
}

/// An animation with keyframes, while its block runs and afterwards.
final class KeyframeSession {
  /// How it gets from value to value.
  enum Mode: UInt {
    case linear, discrete, paced, cubic, cubicPaced
  }

  let start: TimeInterval
  let timing: LayerTiming
  let mode: Mode
  /// The transition that drives it; nil if time does.
  let progress: TransitionProgress?

  init(
    start: TimeInterval, timing: LayerTiming, mode: Mode = .linear,
    progress: TransitionProgress? = nil
  ) {
    (self.start, self.timing, self.mode, self.progress) = (start, timing, mode, progress)
  }

  /// How much of it is over at a time.
  func fraction(at now: TimeInterval) -> Double {
    progress?.value(at: now) ?? timing.place(after: now - start)?.fraction ?? 1
  }

  /// When it ends; nil if a transition drives it, or if it goes on without an end.
  var end: TimeInterval? {
    progress == nil && timing.total.isFinite ? start + timing.total : nil
  }

  /// When it began, if it goes on without an end.
  var startOfRepetition: TimeInterval? {
    progress == nil && timing.total.isInfinite ? start : nil
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
