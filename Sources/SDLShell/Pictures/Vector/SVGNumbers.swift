/// Reads numbers and letters from the attributes of an SVG file.
nonisolated struct SVGNumbers {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// All numbers of a text.
  static func all(in text: ArraySlice<UInt8>) -> [Double] {
    var numbers = SVGNumbers(text)
    var all: [Double] = []
    while !numbers.isAtEnd {
      if let number = numbers.number() { all.append(number) } else { _ = numbers.letter() }
    }
    return all
  }

  /// Whether nothing but blanks and commas is left.
  var isAtEnd: Bool {
    mutating get {
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: ",") }
      return rest.isEmpty
    }
  }

  /// The next character, whatever it is.
  mutating func letter() -> Character? {
    isAtEnd ? nil : rest.popFirst().map { Character(UnicodeScalar($0)) }
  }

  /// The next number; nil if none follows.
  mutating func number() -> Double? {
    guard !isAtEnd else { return nil }
    var end = rest.startIndex
    if Self.signs.contains(rest[end]) { end += 1 }
    end = digits(from: end)
    if end < rest.endIndex, rest[end] == UInt8(ascii: ".") { end = digits(from: end + 1) }
    let mantissa = rest[..<end]
    guard mantissa.contains(where: Self.isDigit) else { return nil }
    if end < rest.endIndex, rest[end] | 32 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < rest.endIndex, Self.signs.contains(rest[exponent]) { exponent += 1 }
      let last = digits(from: exponent)
      // `em` and `ex` are units.
      if last > exponent { end = last }
    }
    defer { rest = rest[end...] }
    // Unlike `strtod`, this does not depend on the locale's decimal separator.
    return Double(String(decoding: rest[..<end], as: UTF8.self))
  }

  /// The next digit alone: no separator need follow the flag of an arc.
  mutating func flag() -> Bool? {
    guard !isAtEnd, let digit = rest.first, Self.isDigit(digit) else { return nil }
    rest = rest.dropFirst()
    return digit != UInt8(ascii: "0")
  }

  /// A length in pixels; the font size is assumed, and percentages are taken for pixels.
  mutating func length(ofLetters letters: Double = 16) -> Double? {
    guard let number = number() else { return nil }
    let unit = String(decoding: rest.prefix { !$0.isBlank }.prefix(2), as: UTF8.self)
    if unit == "em" || unit == "ex" { return number * letters }
    return number * (Self.pixels[unit] ?? 1)
  }

  /// Pixels per unit, at 96 pixels per inch.
  private static let pixels: [String: Double] = [
    "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
  ]

  private static let signs: Set = [UInt8(ascii: "+"), UInt8(ascii: "-")]

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private func digits(from start: Int) -> Int {
    rest[start...].firstIndex { !Self.isDigit($0) } ?? rest.endIndex
  }
}
