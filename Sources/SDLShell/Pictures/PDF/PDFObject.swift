/// An object of a PDF file, as it is written there.
nonisolated struct PDFObject {
  let number: Int
  let value: PDFValue
  /// Whether a stream's bytes follow.
  let isStream: Bool
  /// Where its text ends, or a stream's bytes begin.
  let end: Int

  /// Reads what is at a place; nil if no object begins there.
  init?(in bytes: [UInt8], at start: Int) {
    var scanner = PDFScanner(bytes, at: start)
    guard case .value(let number) = scanner.next(), let number = number.count,
      case .value(.number) = scanner.next(), scanner.next() == .word("obj")
    else { return nil }
    let (values, end) = scanner.values(until: ["stream", "endobj", "obj"])
    self.number = number
    value = values.first ?? .null
    isStream = end == "stream"
    if isStream {
      if scanner.byte() == 0x0D { scanner.position += 1 }
      if scanner.byte() == 0x0A { scanner.position += 1 }
    }
    self.end = min(scanner.position, bytes.count)
  }

  /// Where a stream's bytes are: as many as it says, or up to the next end if that is wrong; nil if
  /// there is none.
  static func content(in bytes: [UInt8], from start: Int, length: Int?) -> Range<Int>? {
    if let length, length <= bytes.count - start {
      var after = PDFScanner(bytes, at: start + length)
      if after.next() == .word("endstream") { return start..<(start + length) }
    }
    let end = bytes[start...].indices.first {
      bytes[$0] == endMark[0] && bytes[$0...].starts(with: endMark)
    }
    return end.map { start..<$0 }
  }

  private static let endMark = Array("endstream".utf8)
}
