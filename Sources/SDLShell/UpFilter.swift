import Drawing
import Foundation

/// Rows as PNG stores them, each behind the number of its filter: what differs from the row above, since
/// most rows of a screen repeat it.
nonisolated struct UpFilter {
  /// The filter's number.
  static let number: UInt8 = 2

  /// How many bytes of a pixel are stored: three where all is opaque, else four.
  private let channels: Int
  private var above, row: RowBuffer
  private let stored: RowBuffer

  init(width: Int, channels: Int) {
    self.channels = channels
    above = RowBuffer(count: width * 4)
    row = RowBuffer(count: width * 4)
    stored = RowBuffer(count: 1 + width * channels)
    stored.bytes[0] = Self.number
  }

  /// Reads a row and hands it on as it is stored.
  mutating func take(
    _ rows: inout any PixelRows, store: (UnsafeMutableBufferPointer<UInt8>) throws -> Void
  ) throws {
    swap(&above, &row)
    try rows.read(into: row.bytes)
    UnsafeBufferPointer(row.bytes).store(
      from: UnsafeBufferPointer(above.bytes), channels: channels,
      in: UnsafeMutableBufferPointer(rebasing: stored.bytes.dropFirst()))
    try store(stored.bytes)
  }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
  /// Writes what differs from the row above, pixel by pixel.
  fileprivate func store(
    from above: Self, channels: Int, in output: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let row = baseAddress, let above = above.baseAddress else { return }
    // Found out at once, where most rows repeat.
    guard memcmp(row, above, count) != 0 else { return output.update(repeating: 0) }
    for pixel in 0..<count / 4 {
      for channel in 0..<channels {
        let offset = pixel &* 4 &+ channel
        output[pixel &* channels &+ channel] = row[offset] &- above[offset]
      }
    }
  }
}
