import Foundation

/// The beginning of a file as paragraphs to read.
nonisolated struct TextPassage: Hashable, Sendable {
  let paragraphs: [String]
  /// Whether the file goes on after the last one.
  let isCut: Bool

  /// The passage that `data` begins with; nil if these bytes are no text.
  ///
  /// - Parameters:
  ///   - data: The first bytes of a file.
  ///   - limit: How many of them to use; more than that, and the passage is cut.
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

  /// Text in an old encoding has some bytes that read as nothing; a binary file has many.
  private static func isMostlyReadable(_ text: String) -> Bool {
    let odd = text.unicodeScalars.count { $0 == "\u{FFFD}" || ($0.value < 0x20 && !isSpace($0)) }
    return odd * 10 <= text.unicodeScalars.count
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// A line of a machine may be longer than any row should be.
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

  /// In characters: about a dozen lines on a phone.
  private static let longestPiece = 500
}
