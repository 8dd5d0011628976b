/// The first directory of a TIFF file: numbers by tag.
///
/// The Exif data of a JPEG file is one too.
nonisolated struct TIFFDirectory {
  enum Tag: Int {
    case width = 0x0100
    case height = 0x0101
    case orientation = 0x0112
  }

  private let bytes: [UInt8]
  private let isLittle: Bool
  private let start: Int
  private let count: Int

  /// Finds the directory; nil if the bytes are not a TIFF file or end before it.
  init?(_ bytes: [UInt8]) {
    isLittle = bytes.starts(with: Array("II*\0".utf8))
    guard isLittle || bytes.starts(with: Array("MM\0*".utf8)) else { return nil }
    self.bytes = bytes
    let word = isLittle ? bytes.little16 : bytes.big16
    guard let start = isLittle ? bytes.little32(4) : bytes.big32(4), let count = word(start) else {
      return nil
    }
    (self.start, self.count) = (start, count)
  }

  /// The value of a tag; nil if it is missing or not a number of two or four bytes.
  func value(of wanted: Tag) -> Int? {
    let (word, long) =
      isLittle ? (bytes.little16, bytes.little32) : (bytes.big16, bytes.big32)
    for entry in 0..<count {
      let position = start + 2 + entry * 12
      guard let tag = word(position) else { return nil }
      guard tag == wanted.rawValue else { continue }
      switch word(position + 2) {
      case 3: return word(position + 8)
      case 4: return long(position + 8)
      default: return nil
      }
    }
    return nil
  }
}
