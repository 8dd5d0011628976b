import Foundation

/// The pixels of a screen, as an X window dump holds them.
struct ScreenPicture: Equatable {
  let width: Int
  let height: Int
  /// Red, green and blue as one number each pixel, row by row.
  private let colors: [UInt32]

  /// The file cannot be read as a picture, perhaps because it is being written.
  struct Unreadable: Error {}

  /// Reads a dump of 32 bits a pixel; its header's numbers have their first byte first.
  init(xwd data: Data) throws {
    func number(_ index: Int) -> Int {
      data[data.startIndex + index * 4..<data.startIndex + index * 4 + 4]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    guard data.count > 100, number(11) == 32 else { throw Unreadable() }
    let (headerSize, rowSize, paletteSize) = (number(0), number(12), number(19) * 12)
    let (width, height) = (number(4), number(5))
    let start = headerSize + paletteSize
    guard data.count >= start + rowSize * height else { throw Unreadable() }
    self.width = width
    self.height = height
    colors = data.withUnsafeBytes { bytes in
      (0..<height).flatMap { row in
        (0..<width).map { column in
          let pixel = bytes.loadUnaligned(
            fromByteOffset: start + row * rowSize + column * 4, as: UInt32.self)
          return UInt32(littleEndian: pixel) & 0xFF_FFFF
        }
      }
    }
  }

  private init(width: Int, height: Int, colors: [UInt32]) {
    self.width = width
    self.height = height
    self.colors = colors
  }

  /// The part of the picture in a rectangle.
  func part(x: Int, y: Int, width: Int, height: Int) -> ScreenPicture {
    let rows = (y..<y + height).flatMap { row in
      colors[row * self.width + x..<row * self.width + x + width]
    }
    return ScreenPicture(width: width, height: height, colors: rows)
  }

  /// How many colours there are: one where nothing is drawn.
  var colorCount: Int { Set(colors).count }
}
