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
    guard let place = place(of: wanted) else { return nil }
    switch word(place - 6) {
    case 3: return word(place)
    case 4: return isLittle ? bytes.little32(place) : bytes.big32(place)
    default: return nil
    }
  }

  /// Where a tag's value is; nil if it is missing.
  func place(of wanted: Tag) -> Int? {
    for entry in 0..<count {
      let position = start + 2 + entry * 12
      guard let tag = word(position) else { return nil }
      if tag == wanted.rawValue { return position + 8 }
    }
    return nil
  }

  /// The bytes of a number of two bytes.
  func bytes(of number: UInt16) -> [UInt8] {
    let (high, low) = (UInt8(number >> 8), UInt8(truncatingIfNeeded: number))
    return isLittle ? [low, high] : [high, low]
  }

  private func word(_ position: Int) -> Int? {
    isLittle ? bytes.little16(position) : bytes.big16(position)
  }
}
