nonisolated extension YAMLSyntaxError {
  /// Makes an error from the library's message.
  ///
  /// - Parameters:
  ///   - words: The library's problem and context.
  ///   - start: The line in which the context begins.
  ///   - scalar: The character at the error's position.
  init(libraryWords words: String, start: Int?, at scalar: Unicode.Scalar?) {
    let patterns = Self.patterns(start: start, at: scalar)
    self = patterns.first { $0.words.allSatisfy(words.contains) }?.error ?? .unclear
  }

  /// The library's words for each error; the first match counts.
  private static func patterns(
    start: Int?, at scalar: Unicode.Scalar?
  ) -> [(words: [String], error: YAMLSyntaxError)] {
    [
      (["another document"], .secondDocument),
      (["cannot start any token"], .unfitStart(scalar)),
      (["tab"], .tab),
      (["',' or ']'"], .openList(start: start)),
      (["',' or '}'"], .openBraces(start: start)),
      (["flow node"], .missingValue),
      (["quoted", "end of stream"], .openQuotes(start: start)),
      (["quoted", "document"], .openQuotes(start: start)),
      (["escape"], .unknownEscape),
      (["undefined alias"], .unknownAnchor),
      (["are not allowed"], .misplacedKey),
      (["expected ':'"], .missingColon),
      (["block mapping"], .outsideMapping(start: start)),
      (["block collection"], .outsideList(start: start)),
      (["YAML document"], .otherVersion),
      (["directive"], .directive),
    ]
  }
}
