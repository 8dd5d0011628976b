import Foundation

/// How the characters of a strings file are written.
enum StringsEncoding: Hashable {
  case utf8, utf16LittleEndian, utf16BigEndian

  /// Decides by the first bytes: a mark, or where the zeros of plain letters are.
  init(_ contents: Data) {
    let first = Array(contents.prefix(2))
    self =
      switch (first.first, first.last) {
      case (0xFF, 0xFE): .utf16LittleEndian
      case (0xFE, 0xFF): .utf16BigEndian
      case (0x00, _) where first.count == 2: .utf16BigEndian
      case (_, 0x00) where first.count == 2: .utf16LittleEndian
      default: .utf8
      }
  }

  /// The text, without a mark; nil if the bytes are none.
  func decode(_ contents: Data) -> String? {
    let text =
      switch self {
      case .utf8: String(validating: contents, as: UTF8.self)
      case .utf16LittleEndian: Self.text(contents, low: 0)
      case .utf16BigEndian: Self.text(contents, low: 1)
      }
    guard let text else { return nil }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func text(_ contents: Data, low: Int) -> String? {
    guard contents.count.isMultiple(of: 2) else { return nil }
    let bytes = Array(contents)
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return String(validating: units, as: UTF16.self)
  }
}
