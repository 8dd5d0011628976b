import Drawing
import Foundation

/// PNGs without compression, for tests.
enum StoredPNG {
  /// Encodes a bitmap as PNG with stored deflate blocks.
  static func data(_ bitmap: Bitmap) -> Data {
    let row = bitmap.width * 4
    let lines = (0..<bitmap.height).flatMap {
      [0] + bitmap.pixels[$0 * row..<($0 + 1) * row]
    }
    let header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 6, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("IDAT", zlib(lines)) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    let blocks = stride(from: 0, to: content.count, by: 0xFFFF).flatMap { start -> [UInt8] in
      let end = min(start + 0xFFFF, content.count)
      let (low, high) = (UInt8((end - start) & 0xFF), UInt8((end - start) >> 8))
      return [end == content.count ? 1 : 0, low, high, ~low, ~high] + content[start..<end]
    }
    let (a, b) = content.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return [0x78, 0x01] + blocks + bytes(b << 16 | a)
  }

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
