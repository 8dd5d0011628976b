/// A text that is expected: letter by letter, or by a regular expression.
public nonisolated enum TextPattern: Hashable, Sendable {
  /// This text.
  case exact(String)
  /// A regular expression that all of the text meets; upper and lower case differ.
  case matching(String)

  /// The test of a text; the expression is read once for all of them.
  ///
  /// An expression that takes too long ends the test with an error.
  var test: (String) throws(SlowExpression) -> Bool {
    switch self {
    case .exact(let wanted): return { $0.reads(as: wanted) }
    case .matching(let pattern):
      guard let expression = try? TextExpression(pattern),
        let plain = try? TextExpression(pattern.withPlainSpaces)
      else { return { _ in false } }
      return { text throws(SlowExpression) in
        if try expression.matches(text) { return true }
        return try plain.matches(text.withPlainSpaces)
      }
    }
  }

  /// Whether a text is meant; an expression that takes too long means none.
  func matches(_ text: String) -> Bool { (try? test(text)) ?? false }
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
