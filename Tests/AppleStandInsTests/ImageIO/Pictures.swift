import Drawing
import Foundation
import SDLShell

/// Image files for tests.
enum Pictures {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]

  /// A picture of one row.
  static func row(_ colors: [[UInt8]]) -> Bitmap {
    Bitmap(width: colors.count, height: 1, pixels: colors.flatMap { $0 })
  }

  /// An animated file: red for 0.02 seconds, then blue for 0.4; without end.
  static var animation: Data {
    var gif = AnimatedGIF(width: 2, height: 1, loopCount: 0)
    gif.add(row([red, red]), hundredths: 2)
    gif.add(row([blue, blue]), hundredths: 40)
    return gif.data
  }

  /// A picture as wide as told, and half as high.
  static func png(width: Int) throws -> Data {
    try PNG.encode(
      Bitmap(
        width: width, height: width / 2,
        pixels: (0..<width * width / 2).flatMap { _ in red }))
  }

  /// A JPEG file of 32 × 16 pixels, red at its left and blue at its right, which says how it is turned.
  static func photo(orientation: UInt8) throws -> Data {
    let half = Array(repeating: red, count: 16) + Array(repeating: blue, count: 16)
    let rows = (0..<16).flatMap { _ in half.flatMap { $0 } }
    let bitmap = Bitmap(width: 32, height: 16, pixels: rows)
    let rasterizer = PictureRasterizer(text: try TextEngine(), images: ImageLibrary())
    let file = rasterizer.jpeg(of: bitmap, quality: 1) ?? Data()
    let directory: [UInt8] =
      Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0]
      + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + directory
    return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
  }
}
