/// The unit and the range of a number.
///
/// The limits keep a typing error from running for days or filling the memory.
nonisolated struct Quantity {
  /// The description in error messages.
  let words: String
  /// The allowed range.
  let range: ClosedRange<Double>
  /// Whether it is a whole number.
  var isWhole = false

  static let time = Quantity(words: "a number of seconds from 0 to 3600", range: 0...3600)
  static let movement = Quantity(words: "a number of seconds from 0 to 600", range: 0...600)
  static let filmTime = Quantity(
    words: "a number of seconds from 0.001 to 60", range: 0.001...60)
  static let place = Quantity(
    words: "a number of points from -100000 to 100000", range: -100_000...100_000)
  static let velocity = Quantity(
    words: "a number of points a second from -100000 to 100000", range: -100_000...100_000)
  static let screenLength = Quantity(
    words: "a number of points from 100 to 4096", range: ScenarioStep.screenLengths)
  static let finger = Quantity(words: "a whole number from 0 to 9", range: 0...9, isWhole: true)
  static let frames = Quantity(words: "a whole number from 2 to 120", range: 2...120, isWhole: true)
  static let depth = Quantity(
    words: "a whole number from 0 to 1000", range: 0...1000, isWhole: true)
  static let levels = Quantity(words: "a whole number from 0 to 255", range: 0...255, isWhole: true)
  static let pixels = Quantity(
    words: "a whole number from 0 to 100000000", range: 0...100_000_000, isWhole: true)
  static let densest = Quantity(words: "a whole number from 0 to 64", range: 0...64, isWhole: true)

  /// Whether a number is allowed; NaN and infinity never are.
  func allows(_ number: Double) -> Bool {
    range.contains(number) && (!isWhole || number == number.rounded())
  }
}

nonisolated extension ScenarioStep {
  /// The valid widths and heights of a screen in points; a larger one would not fit in memory.
  package static let screenLengths: ClosedRange<Double> = 100...4096
}
