import Drawing
import Foundation

nonisolated extension PDFScanner {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B || byte == 0
  }

  static func isDelimiter(_ byte: UInt8) -> Bool { delimiters.contains(byte) }

  private static let delimiters = Set("()<>[]{}/%".utf8)

  /// Goes over spaces, ends of lines and comments.
  mutating func skipSpace() {
    while let byte = byte() {
      if byte == UInt8(ascii: "%") {
        skipLine()
      } else if !Self.isSpace(byte) {
        return
      }
      position += 1
    }
  }

  private mutating func skipLine() {
    while let byte = byte(1), byte != 0x0A, byte != 0x0D { position += 1 }
  }

  /// A number without an exponent; nil for other text.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    var (value, unit) = (0.0, 1.0)
    var (isFraction, isNumber) = (false, false)
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { unit *= 10 }
        isNumber = true
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      default: return nil
      }
    }
    guard isNumber else { return nil }
    let number = unit.isFinite ? value / unit : 0
    return Double(CGFloat(isNegative ? -number : number).finite)
  }

  /// A name without its slash, of which `#` and two digits stand for a byte.
  mutating func name() -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = byte(), !Self.isSpace(byte), !Self.isDelimiter(byte) {
      if byte == UInt8(ascii: "#"), let high = digit(1), let low = digit(2) {
        text.append(high << 4 | low)
        position += 3
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Goes over text in parentheses, which may hold others in pairs.
  mutating func skipText() {
    var open = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      position += 1
    } while open > 0 && byte() != nil
  }

  /// Goes over text of hexadecimal digits.
  mutating func skipDigits() {
    while let byte = byte(), byte != UInt8(ascii: ">") { position += 1 }
    position += 1
  }

  private func digit(_ ahead: Int) -> UInt8? {
    byte(ahead).flatMap { Character(UnicodeScalar($0)).hexDigitValue }.map { UInt8($0) }
  }
}
