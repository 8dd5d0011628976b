import Drawing
import Foundation

/// Writes films as animated GIF files, each frame with colours of its own.
///
/// The format: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
nonisolated struct GIFEncoding: FilmEncoding {
  /// The format counts hundredths of a second; browsers slow down what is shorter than two.
  static let ticksPerSecond = 50
  private static let hundredthsPerTick = 100 / ticksPerSecond
  static let longestFrame = Int(UInt16.max) / hundredthsPerTick

  private var file = Data()

  init(width: Int, height: Int) {
    let noTable: [UInt8] = [0, 0, 0]
    file += Array("GIF89a".utf8) + Self.bytes(width) + Self.bytes(height) + noTable
    // Repeats without end.
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  static func packed(_ patch: FilmPatch) -> Data {
    let palette = GIFPalette(of: patch.difference)
    let codes = GIFCompressor.packed(palette.indices, bits: palette.bits)
    return Data([0x80 | UInt8(palette.bits - 1)] + palette.table) + [UInt8(palette.bits)]
      + GIFBlocks(codes: codes).bytes
  }

  mutating func add(_ pixels: Data, in area: FilmArea, ticks: Int) {
    // The frame stays under the next one; index 0 is transparent.
    file += [0x21, 0xF9, 4, 0b101] + Self.bytes(ticks * Self.hundredthsPerTick) + [0, 0]
    file += [0x2C] + [area.x, area.y, area.width, area.height].flatMap(Self.bytes)
    file += pixels
  }

  func finished() -> Data { file + [0x3B] }

  static func bytes(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}

/// Bytes in blocks of at most 255, with an empty one at the end.
nonisolated struct GIFBlocks {
  let bytes: [UInt8]

  init(codes: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(codes.count + codes.count / 255 + 2)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    self.bytes = bytes + [0]
  }
}
