public import Drawing

/// A picture of the difference of two pictures, row by row: pixels that differ are red, the others
/// very pale.
///
/// Pixels that only one of the two pictures has differ.
public struct DifferenceRows: PixelRows {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  private var actual, expected: PaddedRows
  private let other: RowBuffer

  /// Compares a picture with the expected one.
  public init(_ actual: any PixelRows, from expected: any PixelRows) {
    (width, height) = (
      max(actual.width, expected.width), max(actual.height, expected.height)
    )
    self.actual = PaddedRows(actual, width: width, height: height)
    self.expected = PaddedRows(expected, width: width, height: height)
    other = RowBuffer(count: width * 4)
  }

  /// Reads the next row.
  public mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) throws {
    try actual.read(into: row)
    try expected.read(into: other.bytes)
    row.withMemoryRebound(to: UInt32.self) { row in
      other.bytes.withMemoryRebound(to: UInt32.self) { other in
        // Screens have the same pixel many times in a row.
        var (last, lastPale) = (Self.red, Self.pale(Self.red))
        for index in row.indices {
          let pixel = row[index]
          if pixel != last { (last, lastPale) = (pixel, Self.pale(pixel)) }
          row[index] = pixel == other[index] ? lastPale : Self.red
        }
      }
    }
  }

  /// RGBA 255, 0, 51, 255.
  private static let red = UInt32(littleEndian: 0xFF33_00FF)

  /// Each level a fifth as far from white: enough to recognise the screen, too little to distract.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let pixel = UInt32(littleEndian: pixel)
    return UInt32(
      littleEndian: 0xFF00_0000 | paleLevel(pixel >> 16) << 16 | paleLevel(pixel >> 8) << 8
        | paleLevel(pixel))
  }

  private static func paleLevel(_ level: UInt32) -> UInt32 { 255 - (255 - (level & 255)) / 5 }
}
