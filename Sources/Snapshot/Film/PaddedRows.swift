public import Drawing

/// A picture cropped or padded with grey to another size, aligned at the top left.
public struct PaddedRows: PixelRows {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  private var rows: any PixelRows
  private let row: RowBuffer
  private var next = 0

  /// Gives a picture another size.
  public init(_ rows: any PixelRows, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    self.rows = rows
    row = RowBuffer(count: rows.width * 4)
  }

  /// Reads the next row.
  public mutating func read(into target: UnsafeMutableBufferPointer<UInt8>) throws {
    defer { next += 1 }
    guard next < rows.height else { return target.fill(with: FilmStrip.background) }
    guard width != rows.width else { return try rows.read(into: target) }
    target.fill(with: FilmStrip.background)
    try rows.read(into: row.bytes)
    _ = target.update(fromContentsOf: row.bytes.prefix(width * 4))
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Makes all pixels of a row one opaque colour.
  func fill(with color: (red: UInt8, green: UInt8, blue: UInt8)) {
    let pixel = UInt32(
      littleEndian: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
        | 255 << 24)
    withMemoryRebound(to: UInt32.self) { $0.update(repeating: pixel) }
  }
}
