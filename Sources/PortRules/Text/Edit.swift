/// A change of a source: a range of bytes, and their replacement.
struct Edit: Hashable {
  /// The bytes that are replaced; empty for an insertion.
  let range: Range<Int>
  /// The bytes in their place.
  let replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Puts text before a place.
  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(offset..<offset, Array(text.utf8))
  }

  /// Puts text in the place of other text, whatever its length.
  static func replace(_ range: Range<Int>, with text: String) -> Edit {
    Edit(range, Array(text.utf8))
  }
}

extension Edit {
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// Puts text of one line in the place of other text, so that the code after it keeps its line and, if
  /// the text is short enough, its column.
  static func fill(_ range: Range<Int>, with text: String, in bytes: [UInt8]) -> Edit {
    let blank = self.blank(bytes[range])
    let start = Array(text.utf8)
    let firstLine = blank.firstIndex { $0 == newline || $0 == UInt8(ascii: "\r") } ?? blank.count
    return Edit(range, start + blank.dropFirst(min(start.count, firstLine)))
  }

  /// Strikes text: spaces take the place of all but the ends of lines and tabs.
  static func strike(_ range: Range<Int>, in bytes: [UInt8]) -> Edit {
    Edit(range, blank(bytes[range]))
  }

  private static func blank(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { isBlank($0) ? $0 : space }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == newline || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
