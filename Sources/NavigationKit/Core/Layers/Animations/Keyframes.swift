import Drawing
import Foundation

/// Values at fractions of an animation's time, with a pace between each two.
struct Keyframes {
  let values: [AnimatableValue]
  /// The fractions, as many as values, from 0 to 1.
  let times: [Double]
  /// The paces between values; even where there is none.
  var curves: [TimingCurve] = []
  /// How it gets from value to value; if it jumps, there is a time more than values.
  var mode = Mode.linear

  /// How keyframes get from value to value.
  enum Mode {
    case linear
    /// At once.
    case discrete
    /// Along a smooth curve through all values.
    case cubic
  }

  /// Keyframes at given times; evenly spread if there are not as many as needed.
  init(
    _ values: [AnimatableValue], times: [Double] = [], curves: [TimingCurve] = [],
    mode: Mode = .linear
  ) {
    let count = mode == .discrete ? values.count + 1 : values.count
    self.values = values
    self.times =
      times.count == count ? times : (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    (self.curves, self.mode) = (curves, mode)
  }

  /// Keyframes at an even pace: the times follow from how far the values are apart.
  static func paced(_ values: [AnimatableValue], mode: Mode = .linear) -> Keyframes {
    var distances: [Double] = []
    for (index, value) in values.enumerated() {
      distances.append(
        (distances.last ?? 0) + (index > 0 ? values[index - 1].distance(to: value) : 0))
    }
    let whole = distances.last ?? 0
    return Keyframes(values, times: whole > 0 ? distances.map { $0 / whole } : [], mode: mode)
  }

  /// The value at a fraction of the time; nil if there are none.
  func value(at fraction: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let after = times.firstIndex { $0 > fraction } ?? times.count
    guard after > 0 else { return first }
    let before = after - 1
    guard before < values.count - 1 else { return last }
    if mode == .discrete { return values[before] }
    let length = times[after] - times[before]
    let part = length > 0 ? (fraction - times[before]) / length : 1
    let curve = curves.indices.contains(before) ? curves[before] : .linear
    if mode == .cubic, let smooth = smooth(after: before, part: curve.value(at: part)) {
      return smooth
    }
    return values[before].mixed(with: values[after], fraction: curve.value(at: part))
  }

  /// A value on the smooth curve behind a keyframe: in each it goes as from the one before to the
  /// one after (Catmull and Rom); nil for kinds of values that have no numbers.
  private func smooth(after index: Int, part t: Double) -> AnimatableValue? {
    let near = [max(index - 1, 0), index, index + 1, min(index + 2, values.count - 1)]
    let points = near.compactMap { values[$0].components }
    guard points.count == 4 else { return nil }
    let numbers = points[1].indices.map { place -> CGFloat in
      let p = points.map { $0[place] }
      let (first, last) = ((p[2] - p[0]) / 2, (p[3] - p[1]) / 2)
      let (square, cube) = (CGFloat(t * t), CGFloat(t * t * t))
      return (2 * cube - 3 * square + 1) * p[1] + (cube - 2 * square + CGFloat(t)) * first
        + (3 * square - 2 * cube) * p[2] + (cube - square) * last
    }
    return values[index].with(numbers)
  }
}
