import CSDL2
import Foundation

/// What a PNG file says of itself, and where its packed pixels lie.
nonisolated struct PNGChunks {
  let width, height: Int
  /// How many bytes of a pixel are stored.
  let channels: Int
  /// The parts of the file that hold pixels.
  private(set) var pixels: [Range<Int>] = []

  /// The length and the name of a chunk before its content, and the checksum behind it.
  private static let (before, after) = (8, 4)

  /// Throws if the file, whose bytes are counted from 0, is no PNG, is damaged, or holds another kind of pixels than ``PNG`` writes.
  init(_ file: Data) throws(SDLError) {
    guard file.starts(with: PNG.signature),
      let header = Self.chunk(at: PNG.signature.count, of: file), header.name == "IHDR",
      header.content.count == 13,
      let (width, height, channels) = Self.measures(file[header.content])
    else { throw Self.error(file) }
    (self.width, self.height, self.channels) = (width, height, channels)
    var place = header.content.upperBound + Self.after
    while let chunk = Self.chunk(at: place, of: file), chunk.name != "IEND" {
      if chunk.name == "IDAT", !chunk.content.isEmpty { pixels.append(chunk.content) }
      place = chunk.content.upperBound + Self.after
    }
    guard !pixels.isEmpty else { throw Self.error(file) }
  }

  private static func error(_ file: Data) -> SDLError {
    .notOurPNG(bytes: file.count)
  }

  private static func measures(_ header: Data) -> (Int, Int, Int)? {
    let numbers = Array(header)
    let (width, height) = (number(numbers[0..<4]), number(numbers[4..<8]))
    let channels: Int? =
      switch numbers[8...] {
      case [8, 2, 0, 0, 0]: 3
      case [8, 6, 0, 0, 0]: 4
      default: nil
      }
    guard let channels, (1...mostPixels).contains(width), (1...mostPixels).contains(height) else {
      return nil
    }
    return (width, height, channels)
  }

  /// Wider and higher than any picture is, and so few that a row is still counted in 32 bits.
  private static let mostPixels = 1_000_000

  /// The chunk that begins at a place; nil if there is none, or it is damaged.
  private static func chunk(at place: Int, of file: Data) -> (name: String, content: Range<Int>)? {
    guard place + before + after <= file.count else { return nil }
    let length = number(file[place..<place + 4])
    guard length <= file.count - place - before - after else { return nil }
    let content = place + before..<place + before + length
    let sum = file[place + 4..<content.upperBound].withUnsafeBytes { bytes in
      crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
    }
    guard Int(sum) == number(file[content.upperBound..<content.upperBound + after]) else {
      return nil
    }
    return (String(decoding: file[place + 4..<place + before], as: UTF8.self), content)
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
