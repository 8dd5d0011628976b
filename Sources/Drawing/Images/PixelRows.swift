/// A picture that is read row by row from the top, so that it need not be in memory as a whole.
public protocol PixelRows {
  /// Pixels in a row.
  var width: Int { get }
  /// Rows.
  var height: Int { get }
  /// Reads the next row: four bytes per pixel, as in a ``Bitmap``.
  ///
  /// It is called `height` times, with space for exactly one row.
  mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) throws
}

extension Bitmap {
  /// The rows of the picture.
  public struct Rows: PixelRows {
    private let bitmap: Bitmap
    private var next = 0

    fileprivate init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Pixels in a row.
    public var width: Int { bitmap.width }
    /// Rows.
    public var height: Int { bitmap.height }

    /// Reads the next row.
    public mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) {
      let length = width * 4
      bitmap.pixels.withUnsafeBytes { pixels in
        UnsafeMutableRawBufferPointer(row).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: pixels[next * length..<(next + 1) * length]))
      }
      next += 1
    }
  }

  /// The picture, row by row.
  public var rows: Rows { Rows(self) }

  /// Reads all rows into memory.
  public init(_ rows: any PixelRows) throws {
    var rows = rows
    let length = rows.width * 4
    let size = length * rows.height
    let pixels = try [UInt8](unsafeUninitializedCapacity: size) { bytes, used in
      for number in 0..<rows.height {
        let row = bytes[number * length..<(number + 1) * length]
        try rows.read(into: UnsafeMutableBufferPointer(rebasing: row))
      }
      used = size
    }
    self.init(width: rows.width, height: rows.height, pixels: pixels)
  }
}
