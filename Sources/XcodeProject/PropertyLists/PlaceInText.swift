/// A line and a column of a text, from 1.
struct PlaceInText: Hashable {
  let line: Int
  let column: Int

  /// The place of a byte; columns count bytes, as compilers do.
  init(of position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = bytes[..<min(position, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.endIndex - lineStart + 1
  }
}
