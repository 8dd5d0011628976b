import CSDL2
import Foundation

/// The header of a PNG file and the ranges of its compressed pixels.
nonisolated struct PNGChunks {
  let width, height: Int
  /// Stored bytes per pixel: 3 or 4.
  let channels: Int
  /// The ranges of the contents of IDAT chunks.
  private(set) var pixels: [Range<Int>] = []

  /// The bytes before a chunk's content (length and name) and after it (checksum).
  static let (before, after) = (8, 4)

  /// Reads a file whose indices start at 0; throws if it is not a PNG, is damaged, or has another
  /// pixel format than ``PNG`` writes.
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
    guard let channels, (1...maximumSide).contains(width), (1...maximumSide).contains(height) else {
      return nil
    }
    return (width, height, channels)
  }

  /// The largest width or height: above any real picture, and a row's bytes still fit in 32 bits.
  private static let maximumSide = 1_000_000

  /// The chunk at an offset; nil if there is none or it is damaged.
  static func chunk(at place: Int, of file: Data) -> (name: String, content: Range<Int>)? {
    part(at: place, of: file).flatMap { $0.isIntact ? ($0.name, $0.content) : nil }
  }

  /// The chunk at an offset, and whether its checksum is right; nil if there is no whole one.
  static func part(
    at place: Int, of file: Data
  ) -> (name: String, content: Range<Int>, isIntact: Bool)? {
    guard place + before + after <= file.count else { return nil }
    let length = number(file[place..<place + 4])
    guard length <= file.count - place - before - after else { return nil }
    let content = place + before..<place + before + length
    let sum = file[place + 4..<content.upperBound].withUnsafeBytes { bytes in
      crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
    }
    return (
      name(at: place, of: file), content,
      Int(sum) == number(file[content.upperBound..<content.upperBound + after])
    )
  }

  /// The name of the chunk at an offset; empty where the file ends before it.
  static func name(at place: Int, of file: Data) -> String {
    String(decoding: file.dropFirst(place + 4).prefix(before - 4), as: UTF8.self)
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
