import Foundation

/// Measured values in order.
nonisolated struct Samples {
  private(set) var values: [Double] = []

  /// The median, of an even number the mean of the middle two; 0 without values.
  var median: Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The largest value; 0 without values.
  var worst: Double { values.max() ?? 0 }

  mutating func add(_ value: Double) { values.append(value) }

  /// Transforms each value.
  func map(_ transform: (Double) -> Double) -> Samples {
    var samples = self
    samples.values = values.map(transform)
    return samples
  }

  /// Runs something and adds the milliseconds it took.
  mutating func time(_ body: () throws -> Void) rethrows {
    let start = Monotonic.milliseconds
    try body()
    add(Monotonic.milliseconds - start)
  }
}
