import Drawing
import Foundation

/// Filters rows for PNG: each is stored as its difference from the row above, which most rows of a
/// screen repeat.
nonisolated struct UpFilter {
  /// PNG's number of the filter "Up".
  static let number: UInt8 = 2

  /// Stored bytes per pixel: 3 if all is opaque, else 4.
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

  /// Reads a row and passes its filtered bytes to `store`.
  mutating func filterRow(
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
  /// Writes the differences from the row above.
  fileprivate func store(
    from above: Self, channels: Int, in output: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let row = baseAddress, let above = above.baseAddress else { return }
    // One comparison, as most rows repeat.
    guard memcmp(row, above, count) != 0 else { return output.update(repeating: 0) }
    for pixel in 0..<count / 4 {
      for channel in 0..<channels {
        let offset = pixel &* 4 &+ channel
        output[pixel &* channels &+ channel] = row[offset] &- above[offset]
      }
    }
  }
}
