/// The segments of a JPEG file, up to its pixels.
nonisolated struct JPEGSegments: Sequence, IteratorProtocol {
  struct Segment {
    let marker: Int
    /// The bytes after its length; they may end beyond the file.
    let content: Range<Int>

    /// Whether it is a "start of frame", with the size; three numbers in the range mean something
    /// else.
    var isFrame: Bool {
      (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
    }
  }

  private static let startOfPixels = 0xFFDA

  private let bytes: [UInt8]
  private var position = 2

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Segment? {
    guard let marker = bytes.big16(position), marker != Self.startOfPixels,
      let length = bytes.big16(position + 2), length >= 2
    else { return nil }
    defer { position += 2 + length }
    return Segment(marker: marker, content: position + 4..<position + 2 + length)
  }
}

nonisolated extension JPEGSegments.Segment {
  /// Where its Exif data begins: "Exif", then a small TIFF file.
  var startOfDirectory: Int { content.lowerBound + 6 }

  /// The first directory of its Exif data; nil if it has none.
  func directory(in bytes: [UInt8]) -> TIFFDirectory? {
    let end = Swift.min(content.upperBound, bytes.count)
    guard marker == 0xFFE1, content.lowerBound < end,
      bytes[content.lowerBound..<end].starts(with: Array("Exif\0\0".utf8))
    else { return nil }
    return TIFFDirectory([UInt8](bytes[startOfDirectory..<end]))
  }
}
