nonisolated extension ExpectedValue {
  /// The expected value and the one that was found, in words to follow “is” in a sentence.
  func sentence(found: WrittenValue) -> String {
    switch self {
    case .text: "a text, found \(found)"
    case .word(let words): "\(Self.either(words)), found \(found)\(question(about: found))"
    case .textSize:
      "\(ScreenSettings.textSizes.map(\.short).listed), found \(found)\(question(about: found))"
    case .key: "one character, \(words.listed); found \(found)\(question(about: found))"
    case .quantity(let quantity): "\(quantity), found \(found)"
    case .pair(let pair): "two numbers, \(pair), found \(found.counted)"
    case .target: "a label, {role, label} or [x, y], found \(found)"
    case .fingers: "fingers with their points, {0: [x, y], 1: [x, y]}, found \(found)"
    case .url: "a link with a scheme, such as shop://cart, found \(found)"
    case .element: "a label or {role, label}, found \(found)"
    case .innerPoint:
      "two distances from the element's top left, [x, y] in points or [90%, 50%], found \(found.counted)"
    case .date:
      "a day that the time zone has, such as 2026-03-01, or with a time, 2026-03-01 14:30; found "
        + "\(found)"
    case .timeZone: "a time zone such as Europe/Zurich, found \(found)\(question(about: found))"
    case .steps: "a list of steps, each behind a dash, found \(found)"
    }
  }

  private func question(about found: WrittenValue) -> String { found.question(among: words) }

  private static func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().listed + " or " + last
  }
}

nonisolated extension Quantity: CustomStringConvertible {
  /// The unit and the range.
  var description: String {
    let (minimum, maximum) = (YAMLText.number(range.lowerBound), YAMLText.number(range.upperBound))
    return "\(unit) from \(minimum) to \(maximum)"
  }
}

nonisolated extension Quantity.Unit: CustomStringConvertible {
  /// The words for a number of this unit.
  var description: String {
    switch self {
    case .seconds: "a number of seconds"
    case .points: "a number of points"
    case .pointsPerSecond: "a number of points a second"
    case .times: "a number of times its size"
    case .degrees: "a number of degrees"
    case .whole: "a whole number"
    }
  }
}

nonisolated extension NumberPair: CustomStringConvertible {
  /// The form in YAML.
  var description: String {
    switch self {
    case .point: "[x, y] in points"
    case .delta: "[dx, dy] in points"
    case .velocity: "[x, y] in points a second"
    case .size, .length: "[width, height] in points"
    }
  }
}
