/// What a number measures and how far it may go.
///
/// The limits keep a slip of the keyboard from running for days or filling the memory.
nonisolated struct Quantity {
  /// What a complaint says is expected.
  let words: String
  /// What is allowed.
  let range: ClosedRange<Double>
  /// Whether there are no fractions.
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

  /// Whether a number is one of these; nothing that is not finite is.
  func allows(_ number: Double) -> Bool {
    range.contains(number) && (!isWhole || number == number.rounded())
  }
}

nonisolated extension ScenarioStep {
  /// Points beyond which a screen is a mistake, or would not fit in memory.
  package static let screenLengths: ClosedRange<Double> = 100...4096
}
