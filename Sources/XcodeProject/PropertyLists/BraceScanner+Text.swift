/// Texts, and what is between them.
extension BraceScanner {
  /// Skips spaces and comments.
  mutating func skipSpaces() throws(ProjectError) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        position += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Text in quotation marks, or a word without them.
  mutating func text(of what: String) throws(ProjectError) -> String {
    if let mark = next, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      return try quotedText(of: what, mark: mark)
    }
    let start = position
    while let byte = next, Self.isInWords(byte) { position += 1 }
    guard position > start else { throw fault("\(what) is missing or has no quotation mark") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var following: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func skipComment() throws(ProjectError) {
    let start = position
    position += 2
    while next != UInt8(ascii: "*") || following != UInt8(ascii: "/") {
      guard next != nil else { throw fault("a comment does not end; write */", at: start) }
      position += 1
    }
    position += 2
  }

  private mutating func quotedText(of what: String, mark: UInt8) throws(ProjectError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != mark {
      position += 1
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    guard next != nil else {
      throw fault("\(what) does not end; a quotation mark is missing", at: start)
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that is written behind a backslash.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return Array(codePoint().utf8)
    default: return [byte]
    }
  }

  /// The character of up to four hexadecimal digits.
  private mutating func codePoint() -> String {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        break
      }
      value = value * 16 + UInt32(digit)
      position += 1
    }
    return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
  }

  /// Whether text without quotation marks may have a byte; those of letters beyond ASCII count.
  private static func isInWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-@+".utf8.contains(byte)
    }
  }
}
