/// The frames of a GIF file, found without decoding pixels.
///
/// The format: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
package nonisolated struct GIFFile: Hashable, Sendable {
  package struct Frame: Hashable, Sendable {
    /// How long it is shown, in hundredths of a second.
    package var delay = 0
    /// Whether parts of it are transparent.
    package var isTransparent = false
  }

  /// The size of all frames in pixels.
  package let width, height: Int
  /// Whether frames share a table of colours.
  package let hasSharedColors: Bool
  /// How often all frames are shown again, 0 for without end; nil if the file does not say.
  package private(set) var loopCount: Int?
  package private(set) var frames: [Frame] = []

  /// Reads a file as far as it is whole; nil if it is no GIF.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > Self.header,
      let width = bytes.little16(6), let height = bytes.little16(8)
    else { return nil }
    (self.width, self.height) = (width, height)
    hasSharedColors = bytes[10] & Self.tableFlag != 0
    var reader = Reader(bytes: bytes, place: Self.header)
    reader.skipTable(bytes[10])
    read(&reader)
  }

  private static let header = 13
  private static let tableFlag: UInt8 = 0x80

  private mutating func read(_ reader: inout Reader) {
    var next = Frame()
    while let kind = reader.byte() {
      switch kind {
      case 0x21: readExtension(&reader, &next)
      case 0x2C:
        // Place and size, then its flags; then the width of codes, and their blocks.
        guard reader.skip(8), let flags = reader.byte() else { return }
        reader.skipTable(flags)
        guard reader.skip(1), let codes = reader.block(), !codes.isEmpty else { return }
        frames.append(next)
        next = Frame()
        reader.skipBlocks()
      default: return
      }
    }
  }

  private mutating func readExtension(_ reader: inout Reader, _ next: inout Frame) {
    guard let kind = reader.byte(), let first = reader.block() else { return }
    let content = Array(first)
    switch kind {
    case 0xF9 where content.count >= 4:
      next.isTransparent = content[0] & 1 != 0
      next.delay = Int(content[1]) | Int(content[2]) << 8
    case 0xFF where content == Array("NETSCAPE2.0".utf8):
      guard let bytes = reader.block().map(Array.init) else { return }
      if bytes.count >= 3, bytes[0] == 1 { loopCount = Int(bytes[1]) | Int(bytes[2]) << 8 }
      if bytes.isEmpty { return }
    default: break
    }
    if !content.isEmpty { reader.skipBlocks() }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place: Int

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    mutating func skip(_ count: Int) -> Bool {
      place += count
      return place <= bytes.count
    }

    /// Skips a table of colours, if flags say that there is one.
    mutating func skipTable(_ flags: UInt8) {
      if flags & GIFFile.tableFlag != 0 { place += 6 << Int(flags & 7) }
    }

    /// The next block, which begins with its length; nil if it is cut off.
    mutating func block() -> ArraySlice<UInt8>? {
      guard let count = byte(), place + Int(count) <= bytes.count else { return nil }
      defer { place += Int(count) }
      return bytes[place..<place + Int(count)]
    }

    /// Skips blocks up to the empty one at their end.
    mutating func skipBlocks() { while let block = block(), !block.isEmpty {} }
  }
}
