import Foundation

/// A picture as bytes, for captures, comparisons and PNG files.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue and straight (not premultiplied) alpha, row by row from the top.
  public var pixels: [UInt8]

  /// Makes a bitmap; there must be four bytes for each pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      pixels.count == width * height * 4,
      "A bitmap of \(width)×\(height) needs \(width * height * 4) bytes, not \(pixels.count).")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether two pictures are equal, pixel by pixel.
  ///
  /// It uses `memcmp`: comparing byte by byte takes a debug build longer than drawing them.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return first.pixels.withUnsafeBytes { first in
      second.pixels.withUnsafeBytes { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(start, other, first.count) == 0
      }
    }
  }
}
