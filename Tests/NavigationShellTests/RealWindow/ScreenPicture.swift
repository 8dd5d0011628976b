import Drawing
import Foundation

/// The pixels of a screen from an X window dump.
struct ScreenPicture: Equatable {
  private static let bytesPerPixel = 4

  private let width: Int
  /// Four bytes per pixel, row by row.
  private let pixels: Data

  /// The file is not a picture, perhaps because it is being written.
  struct Unreadable: Error {}

  /// Reads a dump of 32 bits per pixel; its header is big-endian.
  init(xwd data: Data) throws {
    func number(_ index: Int) -> Int {
      data[data.startIndex + index * 4..<data.startIndex + index * 4 + 4]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    guard data.count > 100, number(11) == 8 * Self.bytesPerPixel else { throw Unreadable() }
    let (headerSize, rowSize, paletteSize) = (number(0), number(12), number(19) * 12)
    let start = data.startIndex + headerSize + paletteSize
    width = rowSize / Self.bytesPerPixel
    guard data.endIndex >= start + rowSize * number(5) else { throw Unreadable() }
    pixels = data[start..<start + rowSize * number(5)]
  }

  private init(width: Int, pixels: Data) {
    self.width = width
    self.pixels = pixels
  }

  /// The part of the picture in a rectangle.
  func part(x: Int, y: Int, width: Int, height: Int) -> ScreenPicture {
    var rows = Data(capacity: width * height * Self.bytesPerPixel)
    for row in y..<y + height {
      let start = pixels.startIndex + (row * self.width + x) * Self.bytesPerPixel
      rows.append(pixels[start..<start + width * Self.bytesPerPixel])
    }
    return ScreenPicture(width: width, pixels: rows)
  }

  /// Whether it equals a bitmap pixel by pixel; the screen's pixels are BGR without alpha.
  func shows(_ bitmap: Bitmap) -> Bool {
    guard pixels.count == bitmap.pixels.count, width == bitmap.width else { return false }
    return stride(from: 0, to: bitmap.pixels.count, by: Self.bytesPerPixel).allSatisfy { place in
      let start = pixels.startIndex + place
      return pixels[start] == bitmap.pixels[place + 2]
        && pixels[start + 1] == bitmap.pixels[place + 1]
        && pixels[start + 2] == bitmap.pixels[place]
    }
  }

  /// Whether it has the colours of another one; what is beside them in a pixel means nothing.
  func hasColors(of other: ScreenPicture) -> Bool {
    width == other.width && pixels.count == other.pixels.count
      && zip(pixels, other.pixels).enumerated().allSatisfy { place, bytes in
        place % Self.bytesPerPixel == Self.bytesPerPixel - 1 || bytes.0 == bytes.1
      }
  }

  /// Whether every pixel has the same colour, so that nothing is drawn.
  var isPlain: Bool {
    pixels.dropFirst(Self.bytesPerPixel) == pixels.dropLast(Self.bytesPerPixel)
  }
}
