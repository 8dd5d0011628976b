/// The beginning of a file as paragraphs to read.
nonisolated struct TextExcerpt: Hashable, Sendable {
  let paragraphs: [String]
  /// Whether the file continues after the last paragraph.
  let isCut: Bool

  /// Decodes the beginning of `data`; nil if it is not text.
  ///
  /// - Parameters:
  ///   - data: The first bytes of a file.
  ///   - limit: The number of bytes to use; if there are more, the passage is cut.
  init?(_ data: Data, limit: Int) {
    let bytes = data.prefix(limit)
    isCut = data.count > limit
    guard !bytes.contains(0) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard Self.isMostlyReadable(text) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let ended = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    paragraphs = ended.flatMap(Self.pieces)
  }

  /// Text in an old encoding has a few invalid bytes; a binary file has many.
  private static func isMostlyReadable(_ text: String) -> Bool {
    let odd = text.unicodeScalars.count { $0 == "\u{FFFD}" || ($0.value < 0x20 && !isSpace($0)) }
    return odd * 10 <= text.unicodeScalars.count
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Splits a line that is too long for a row, as generated files have.
  private static func pieces(_ line: Substring) -> [String] {
    let line = line.replacing("\t", with: "    ")
    guard line.count > longestPiece else { return [String(line)] }
    var rest = line[...]
    var pieces: [String] = []
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(longestPiece)))
      rest = rest.dropFirst(longestPiece)
    }
    return pieces
  }

  /// The longest paragraph in characters: about a dozen lines on a phone.
  private static let longestPiece = 500
}
