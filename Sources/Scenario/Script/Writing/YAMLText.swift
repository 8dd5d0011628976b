/// Writes values as YAML.
nonisolated enum YAMLText {
  /// A text, in quotes if it would be parsed as something else without.
  static func text(_ text: String) -> String {
    let text = text.replacing("${", with: "$${")
    return isPlain(text) ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// A number in the fewest digits that identify it.
  static func number(_ number: Double) -> String {
    abs(number) < whole && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// Values in brackets.
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

  /// One value, or several in brackets.
  static func oneOrList(_ values: [String]) -> String {
    values.count == 1 ? values[0] : list(values)
  }

  /// Keys and values in braces.
  static func mapping(_ entries: [(PartKey, String)]) -> String {
    "{" + entries.map { "\($0.0.rawValue): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// Below this, a `Double` holds every whole number exactly.
  private static let whole = 1e15

  // MARK: Quotes

  /// Whether a text needs no quotes, also inside braces: it begins with a letter or digit and has
  /// no character with a meaning in YAML.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetterOrDigit(first), text.last != " ",
      !["null", "Null", "NULL"].contains(text)
    else { return false }
    return text.unicodeScalars.allSatisfy { isLetterOrDigit($0) || harmless.contains($0) }
  }

  private static let harmless = Set(" -_./'()+&!?;@%$…–—‘’“”".unicodeScalars)

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWrittenAsItIs
      && (scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default:
      guard !scalar.isWrittenAsItIs || scalar.isLineBreak else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
