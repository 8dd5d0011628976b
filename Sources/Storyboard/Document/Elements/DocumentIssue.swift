/// Something in a file that cannot be used and was left out; the rest plays.
public struct DocumentIssue: Sendable, Hashable, CustomStringConvertible {
  /// The file's name, as it was given.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The mistake, and its result.
  public let message: String

  /// Makes an issue.
  public init(file: String, line: Int, message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }

  /// One line: file, line and message.
  public var description: String { "\(file):\(line): \(message)" }

  /// The longest part of a file that a message repeats, in characters.
  private static let longestQuote = 40

  /// The kinds of characters that could break a line, turn its direction or command a terminal.
  private static let unprintable: [Unicode.GeneralCategory] = [
    .control, .format, .lineSeparator, .paragraphSeparator, .privateUse,
  ]

  /// Text of a file that fits into a one-line message, whatever it holds.
  static func shortened(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(longestQuote)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    return printable(String(start)) + (isWhole ? "" : "…")
  }

  /// Text with a mark for each character that could damage a line.
  static func printable(_ text: String) -> String {
    // Most text is plain ASCII.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    let scalars = text.unicodeScalars.map { scalar in
      unprintable.contains(scalar.properties.generalCategory) ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
