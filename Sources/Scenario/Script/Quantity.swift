/// The unit and the range of a number.
///
/// The limits keep a typing error from running for days or filling the memory.
nonisolated struct Quantity: Hashable {
  let unit: Unit
  /// The allowed range.
  let range: ClosedRange<Double>

  /// The unit of a number.
  enum Unit: Hashable {
    case seconds, points, pointsPerSecond, times, degrees
    /// A whole number without a unit.
    case whole
  }

  static let time = Quantity(unit: .seconds, range: 0...3600)
  static let movement = Quantity(unit: .seconds, range: 0...600)
  static let filmTime = Quantity(unit: .seconds, range: 0.001...60)
  static let place = Quantity(unit: .points, range: -100_000...100_000)
  static let velocity = Quantity(unit: .pointsPerSecond, range: -100_000...100_000)
  static let screenLength = Quantity(unit: .points, range: ScenarioStep.screenLengths)
  static let finger = Quantity(unit: .whole, range: 0...9)
  static let frames = Quantity(unit: .whole, range: 2...120)
  static let depth = Quantity(unit: .whole, range: 0...1000)
  static let levels = Quantity(unit: .whole, range: 0...255)
  static let pixels = Quantity(unit: .whole, range: 0...100_000_000)
  static let signal = Quantity(unit: .whole, range: 0...4)
  static let pinchScale = Quantity(unit: .times, range: 0.01...100)
  static let turnAngle = Quantity(unit: .degrees, range: -3600...3600)
  static let margin = Quantity(unit: .points, range: 0...100_000)
  static let count = Quantity(unit: .whole, range: 0...100_000)
  static let drags = Quantity(unit: .whole, range: 1...10_000)
  static let nth = Quantity(unit: .whole, range: -10_000...10_000)
  static let percent = Quantity(unit: .whole, range: 0...100)
  static let turns = Quantity(unit: .whole, range: 1...Double(ScenarioStep.maximumMade))
  static let densest = Quantity(unit: .whole, range: 0...64)

  /// Whether a number is allowed; NaN and infinity never are.
  func allows(_ number: Double) -> Bool {
    range.contains(number) && (unit != .whole || number == number.rounded())
  }
}

nonisolated extension ScenarioStep {
  /// The valid widths and heights of a screen in points; a larger one would not fit in memory.
  package static let screenLengths: ClosedRange<Double> = 100...4096
}
