import Foundation

/// A regular expression that all of a text meets; a search that would take for ever ends.
nonisolated struct TextExpression {
  private let pattern: String
  private let expression: NSRegularExpression

  /// Reads an expression; throws if it is none.
  init(_ pattern: String) throws {
    self.pattern = pattern
    // The expression alone has to be one, or else the brackets around it might make it one.
    _ = try NSRegularExpression(pattern: pattern)
    expression = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
  }

  /// Whether all of a text meets the expression.
  func matches(_ text: String) throws(SlowExpression) -> Bool {
    let all = NSRange(text.startIndex..., in: text)
    var (isMet, reports) = (false, 0)
    expression.enumerateMatches(in: text, options: .reportProgress, range: all) { match, _, stop in
      if match != nil { isMet = true } else { reports += 1 }
      if isMet || reports > Self.patience { stop.pointee = true }
    }
    guard isMet || reports <= Self.patience else { throw SlowExpression(pattern: pattern) }
    return isMet
  }

  /// After how many reports of its progress a search ends: at 10,000 steps a report about a tenth of a
  /// second, more than a text on a screen takes.
  private static let patience = 200
}

/// A regular expression that tries too many ways through a text.
nonisolated struct SlowExpression: Error, Hashable {
  let pattern: String
}
