import Drawing
import Foundation

/// Values at fractions of an animation's time, with a pace between each two.
struct Keyframes {
  let values: [AnimatableValue]
  /// The fractions, as many as values, from 0 to 1.
  let times: [Double]
  /// The paces between values; even where there is none.
  var curves: [TimingCurve] = []
  /// Whether it jumps from value to value; there is a time more than values then.
  var isDiscrete = false

  /// Keyframes at given times; evenly spread if there are not as many as needed.
  init(
    _ values: [AnimatableValue], times: [Double] = [], curves: [TimingCurve] = [],
    isDiscrete: Bool = false
  ) {
    let count = isDiscrete ? values.count + 1 : values.count
    self.values = values
    self.times =
      times.count == count ? times : (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    (self.curves, self.isDiscrete) = (curves, isDiscrete)
  }

  /// The value at a fraction of the time; nil if there are none.
  func value(at fraction: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let after = times.firstIndex { $0 > fraction } ?? times.count
    guard after > 0 else { return first }
    let before = after - 1
    guard before < values.count - 1 else { return last }
    if isDiscrete { return values[before] }
    let length = times[after] - times[before]
    let part = length > 0 ? (fraction - times[before]) / length : 1
    let curve = curves.indices.contains(before) ? curves[before] : .linear
    return values[before].mixed(with: values[after], fraction: curve.value(at: part))
  }
}
