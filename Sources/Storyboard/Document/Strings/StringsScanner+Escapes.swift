extension StringsScanner {
  /// The character after a backslash, which has been read.
  mutating func escapedCharacter() throws(StoryboardError) -> String {
    guard let character = next else { throw fault("a backslash is followed by nothing") }
    if ["U", "u"].contains(character) {
      position += 1
      return try numberedCharacter()
    }
    if let number = octalNumber() { return number }
    position += 1
    return Self.escapes[character] ?? String(Character(character))
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "n": "\n", "t": "\t", "r": "\r", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}",
  ]

  /// A character by the number of its UTF-16 unit; two units follow each other in two escapes.
  private mutating func numberedCharacter() throws(StoryboardError) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), next == "\\", characters[(position + 1)...].first == "U" {
      position += 2
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw fault("\\U is followed by half a character")
    }
    return text
  }

  private mutating func unit() throws(StoryboardError) -> UInt16 {
    let digits = characters[position...].prefix(4)
    let text = String(String.UnicodeScalarView(digits))
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let unit = UInt16(text, radix: 16)
    else { throw fault("\\U needs four hexadecimal digits") }
    position += 4
    return unit
  }

  /// A character by up to three octal digits.
  private mutating func octalNumber() -> String? {
    let digits = characters[position...].prefix(3).prefix { "01234567".unicodeScalars.contains($0) }
    guard let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 8),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    position += digits.count
    return String(Character(scalar))
  }
}
