nonisolated extension YAMLSyntaxError: CustomStringConvertible {
  /// The error message for authors of scenarios: what is wrong and what to write instead.
  var description: String {
    switch self {
    case .secondDocument: "a file holds one scenario, and here begins another"
    case .unfitStart("\t"): "no text begins with a tab: indent with blanks"
    case .unfitStart(let scalar):
      "no text begins with “\(scalar.map { "\($0)" } ?? "")”: put quotes around it"
    case .tab: "a tab is no blank: indent with blanks"
    case .openList(let start):
      "a , or a ] is missing in the list that begins \(Self.place(start))"
    case .openBraces(let start):
      "a , or a } is missing in the braces that begin \(Self.place(start))"
    case .missingValue: "something is missing here: a value, or the ] or } at the end"
    case .openQuotes(let start):
      "the quotes that begin \(Self.place(start)) have no end: close them"
    case .unknownEscape:
      "there is no such escape behind a backslash: use single quotes, or two of it"
    case .unknownAnchor: "there is no anchor of that name before this"
    case .misplacedKey: "a key or a dash cannot stand here: \(Self.indent), or use quotes"
    case .missingColon: "this key has no colon behind it"
    case .outsideMapping(let start):
      "this line does not go on with the keys that begin \(Self.place(start)): \(Self.indent)"
    case .outsideList(let start):
      "this line does not go on with the list that begins \(Self.place(start)): \(Self.indent)"
    case .otherVersion: "this is for another version of YAML: take the line with % out"
    case .directive: "a line that begins with % is no part of a scenario: take it out"
    case .repeatedKey(let key, let line):
      "“\(key)” stands more than once in this mapping\(line.map { ", again in line \($0)" } ?? ""): "
        + "keep one"
    case .invisibleCharacter:
      "this is no text: a character is in it that nobody can see, take it out"
    case .unclear: "this is no YAML: look at the blanks before this line and at the quotes in it"
    case .failure(nil): "this is no YAML"
    case .failure(let words?): "this is no YAML: \(words)"
    }
  }

  private static let indent = "indent it like what it belongs to"

  private static func place(_ start: Int?) -> String { start.map { "in line \($0)" } ?? "before" }
}
