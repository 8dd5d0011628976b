import CSDL2
public import Drawing
public import Foundation

/// Decodes a PNG file that ``PNG`` wrote, row by row.
///
/// Files of other programs may use other filters and are not read.
public nonisolated struct PNGRows: PixelRows {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  private let inflater: Inflater
  private let channels: Int
  private let above, stored: RowBuffer

  /// Starts reading a file's bytes.
  ///
  /// Throws if they are not such a file or are damaged.
  public init(_ file: Data) throws(SDLError) {
    let file = file.startIndex == 0 ? file : Data(file)
    let chunks = try PNGChunks(file)
    (width, height, channels) = (chunks.width, chunks.height, chunks.channels)
    inflater = try Inflater(file, parts: chunks.pixels)
    above = RowBuffer(count: width * 4)
    for alpha in stride(from: 3, to: width * 4, by: 4) where channels == 3 {
      above.bytes[alpha] = UInt8.max
    }
    stored = RowBuffer(count: 1 + width * channels)
  }

  /// Reads the next row.
  public mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) throws {
    guard inflater.fill(stored.bytes), stored.bytes[0] == UpFilter.number else {
      throw SDLError.damagedPNG
    }
    UnsafeBufferPointer(rebasing: stored.bytes.dropFirst()).add(to: above.bytes, channels: channels)
    _ = row.update(fromContentsOf: above.bytes)
  }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
  /// Undoes the filter: adds the stored differences to the row above.
  fileprivate func add(to above: UnsafeMutableBufferPointer<UInt8>, channels: Int) {
    guard let start = baseAddress, start[0] != 0 || memcmp(start, start + 1, count - 1) != 0 else {
      // All zeros, as usual: the row equals the one above.
      return
    }
    for pixel in 0..<above.count / 4 {
      for channel in 0..<channels {
        above[pixel &* 4 &+ channel] &+= self[pixel &* channels &+ channel]
      }
    }
  }
}
