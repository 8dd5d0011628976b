/// A source's bytes, as the parser sees them.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  /// Whether all bytes were UTF-8.
  let isValid: Bool

  init(_ file: SourceFile) {
    path = file.path
    let hasMark = file.bytes.starts(with: Self.byteOrderMark)
    let bytes = hasMark ? Array(file.bytes.dropFirst(Self.byteOrderMark.count)) : file.bytes
    isValid = String(validating: bytes, as: UTF8.self) != nil
    self.bytes = isValid ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// The mark that Windows' editors put before the text; it is allowed at the start of a file only.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A directive, for a line of its own, that makes the next line one of this source.
  func location(line: Int) -> String {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(name)\", line: \(line))"
  }
}
