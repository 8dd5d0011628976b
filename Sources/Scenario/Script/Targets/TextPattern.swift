/// A text that is expected: letter by letter, or by a regular expression.
public nonisolated enum TextPattern: Hashable, Sendable {
  /// This text.
  case exact(String)
  /// A regular expression that all of the text meets; upper and lower case differ.
  case matching(String)

  /// The test of a text; the expression is read once for all of them.
  var test: (String) -> Bool {
    switch self {
    case .exact(let wanted): return { $0 == wanted }
    case .matching(let pattern):
      guard let expression = try? Regex(pattern) else { return { _ in false } }
      return { $0.wholeMatch(of: expression) != nil }
    }
  }

  /// Whether a text is meant.
  func matches(_ text: String) -> Bool { test(text) }
}

nonisolated extension TextPattern: ExpressibleByStringLiteral {
  /// Expects a text, letter by letter.
  public init(stringLiteral value: String) { self = .exact(value) }
}

nonisolated extension TextPattern: CustomStringConvertible {
  /// The text in quotes, or the expression between slashes.
  public var description: String {
    switch self {
    case .exact(let text): "“\(text)”"
    case .matching(let pattern): "/\(pattern)/"
    }
  }
}
