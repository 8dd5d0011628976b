/// Splits bytes of a PDF file, or of a page's content, into values and words.
nonisolated struct PDFScanner {
  enum Token: Hashable {
    case value(PDFValue)
    /// A token that is no value: an operator, or a bracket that ends a value.
    case word(String)
    case end
  }

  let bytes: [UInt8]
  /// Where the next token is looked for.
  var position: Int
  /// How many brackets are open.
  private var depth = 0
  /// More than any file of use nests; each level takes stack.
  private static let deepest = 64

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  /// The byte so far ahead; nil behind the end.
  func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  mutating func next() -> Token {
    skipSpace()
    switch byte() {
    case nil: return .end
    case UInt8(ascii: "/"): return .value(.name(name()))
    case UInt8(ascii: "("):
      skipText()
      return .value(.text)
    case UInt8(ascii: "["): return bracket(1, end: "]") { .array($0) }
    case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "<"):
      return bracket(2, end: ">>") { .dictionary(Self.entries($0)) }
    case UInt8(ascii: "<"):
      skipDigits()
      return .value(.text)
    case UInt8(ascii: ">") where byte(1) == UInt8(ascii: ">"): return mark(">>")
    case let mark? where Self.isDelimiter(mark):
      return self.mark(String(UnicodeScalar(mark)))
    case _?: return plain()
    }
  }

  /// The values up to one of some words, with references made of their parts, and that word.
  mutating func values(until ends: Set<String>) -> (values: [PDFValue], end: String?) {
    var values: [PDFValue] = []
    while true {
      switch next() {
      case .value(let value): values.append(value)
      case .word("R"):
        guard values.count > 1, let number = values[values.count - 2].count else { continue }
        values.removeLast(2)
        values.append(.reference(number))
      case .word(let word) where ends.contains(word): return (values, word)
      case .word: continue
      case .end: return (values, nil)
      }
    }
  }

  private mutating func mark(_ text: String) -> Token {
    position += text.utf8.count
    return .word(text)
  }

  private mutating func bracket(
    _ length: Int, end: String, _ value: ([PDFValue]) -> PDFValue
  ) -> Token {
    guard depth < Self.deepest else {
      position = bytes.count
      return .end
    }
    position += length
    depth += 1
    defer { depth -= 1 }
    return .value(value(values(until: [end]).values))
  }

  private static func entries(_ values: [PDFValue]) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      if let key = values[index].name { entries[key] = values[index + 1] }
    }
    return entries
  }

  /// A number or a word.
  private mutating func plain() -> Token {
    let start = position
    while let byte = byte(), !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
    let text = bytes[start..<position]
    if let number = Self.number(text) { return .value(.number(number)) }
    switch String(decoding: text, as: UTF8.self) {
    case "true": return .value(.bool(true))
    case "false": return .value(.bool(false))
    case "null": return .value(.null)
    case let word: return .word(word)
    }
  }
}
