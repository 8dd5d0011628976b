package import Drawing
package import Foundation

/// Writes pictures of one size as an animated GIF file, each frame with colours of its own.
package nonisolated struct AnimatedGIF {
  private var file: Data

  /// Begins a file.
  ///
  /// - Parameter loopCount: How often all frames are shown again, 0 for without end; nil for once,
  ///   which the file does not say.
  package init(width: Int, height: Int, loopCount: Int?) {
    let noTable: [UInt8] = [0, 0, 0]
    file =
      Data("GIF89a".utf8) + GIFEncoding.bytes(width) + GIFEncoding.bytes(height) + noTable
    guard let loopCount else { return }
    file += Data([0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
    file += GIFEncoding.bytes(min(max(loopCount, 0), Int(UInt16.max))) + [0]
  }

  /// Adds a frame for so many hundredths of a second; what is less than half opaque is transparent.
  package mutating func add(_ picture: Bitmap, hundredths: Int) {
    let palette = GIFPalette(of: picture.withoutHalves)
    let codes = GIFCompressor.packed(palette.indices, bits: palette.bits)
    // The frame goes before the next one; index 0 is transparent.
    file += [0x21, 0xF9, 4, 0b1001]
    file += GIFEncoding.bytes(min(max(hundredths, 0), Int(UInt16.max))) + [0, 0]
    file += [0x2C] + [0, 0, picture.width, picture.height].flatMap(GIFEncoding.bytes)
    file += [0x80 | UInt8(palette.bits - 1)] + palette.table + [UInt8(palette.bits)]
    file += GIFBlocks(codes: codes).bytes
  }

  /// The file, whole.
  package var data: Data { file + [0x3B] }
}

nonisolated extension Bitmap {
  /// The picture with pixels that are opaque or nothing.
  fileprivate var withoutHalves: Bitmap {
    var bitmap = self
    for start in stride(from: 0, to: pixels.count, by: 4) {
      if bitmap.pixels[start + 3] >= 128 {
        bitmap.pixels[start + 3] = 255
      } else {
        bitmap.pixels.replaceSubrange(start..<start + 4, with: repeatElement(0, count: 4))
      }
    }
    return bitmap
  }
}
