import CSDL2
public import Drawing
public import Foundation

nonisolated extension PNG {
  /// Encodes a bitmap as PNG, always to the same bytes; the alpha channel is left out if all is
  /// opaque.
  ///
  /// Throws if the bitmap is empty or too large, or memory is short.
  public static func encode(_ bitmap: Bitmap) throws(SDLError) -> Data {
    try encode(bitmap, level: .fast)
  }

  static func encode(_ bitmap: Bitmap, level: Deflater.Level) throws(SDLError) -> Data {
    var file = Data()
    do {
      try write(bitmap.rows, isOpaque: bitmap.isOpaque, level: level) {
        file.append(contentsOf: $0)
      } setLength: { length in
        file.replaceSubrange(lengthPlace..<lengthPlace + length.count, with: length)
      }
    } catch {
      throw error as? SDLError ?? .damagedPNG
    }
    return file
  }

  /// Writes a PNG file row by row, so that it is never in memory as a whole; the bytes are those of
  /// `encode`.
  ///
  /// - Parameter rows: Opaque pixels.
  /// - Parameter file: Empty, and open for writing.
  /// - Throws: The error of reading the rows; WriteFailure if the file cannot be written.
  public static func write(_ rows: any PixelRows, to file: FileHandle) throws {
    try write(rows, isOpaque: true) { bytes in
      try writing { try file.write(contentsOf: Data(bytes)) }
    } setLength: { length in
      try writing {
        try file.seek(toOffset: UInt64(lengthPlace))
        try file.write(contentsOf: Data(length))
      }
    }
  }

  /// An error of writing the file, not of reading the picture.
  public struct WriteFailure: Error {
    /// The `errno`.
    public let code: Int32
  }

  private static func writing(_ body: () throws -> Void) throws(WriteFailure) {
    do { try body() } catch { throw WriteFailure(code: errno) }
  }

  /// The offset of the length of the only IDAT chunk, after the signature and the IHDR chunk.
  private static let lengthPlace = 33

  /// Writes the file with a zero length of the IDAT chunk, and calls `setLength` with the real
  /// one in the end.
  private static func write(
    _ rows: any PixelRows, isOpaque: Bool, level: Deflater.Level = .fast,
    emit: (UnsafeRawBufferPointer) throws -> Void, setLength: ([UInt8]) throws -> Void
  ) throws {
    var rows = rows
    let (width, height) = (rows.width, rows.height)
    guard width > 0, height > 0 else {
      throw SDLError.emptyPNG(width: width, height: height)
    }
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    let start = signature + chunk("IHDR", header) + bytes(0) + Array("IDAT".utf8)
    try start.withUnsafeBytes(emit)
    var (length, sum) = (0, crc32(0, Array("IDAT".utf8), 4))
    try pack(&rows, channels: isOpaque ? 3 : 4, level: level) { packed in
      length += packed.count
      sum = crc32(sum, packed.bindMemory(to: UInt8.self).baseAddress, UInt32(packed.count))
      try emit(packed)
    }
    guard length <= Int32.max else {
      throw SDLError.tooLargePNG(width: width, height: height)
    }
    try (bytes(UInt32(truncatingIfNeeded: sum)) + chunk("IEND", [])).withUnsafeBytes(emit)
    try setLength(bytes(UInt32(length)))
  }

  /// The compressed pixels of an opaque picture.
  ///
  /// - Throws: SDLError if memory is short.
  static func packed(
    _ picture: Bitmap, level: Deflater.Level = .fast
  ) throws(SDLError) -> [UInt8] {
    var rows: any PixelRows = picture.rows
    var bytes: [UInt8] = []
    do {
      try pack(&rows, channels: 3, level: level) { bytes += $0 }
    } catch {
      throw error as? SDLError ?? .noPacking
    }
    return bytes
  }

  /// Filters and compresses rows.
  private static func pack(
    _ rows: inout any PixelRows, channels: Int, level: Deflater.Level = .fast,
    emit: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let deflater = try Deflater(level)
    var filter = UpFilter(width: rows.width, channels: channels)
    let last = rows.height - 1
    for number in 0...last {
      try filter.filterRow(&rows) { row in
        try deflater.compress(row, isLast: number == last, emit: emit)
      }
    }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    let sum = UInt32(truncatingIfNeeded: crc32(0, checked, UInt32(checked.count)))
    return bytes(UInt32(content.count)) + checked + bytes(sum)
  }

  static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

nonisolated extension Bitmap {
  /// The bitwise "and" of all pixels has full alpha only if every pixel has.
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      let together = bytes.bindMemory(to: UInt32.self).reduce(UInt32.max, &)
      return UInt32(littleEndian: together) >> 24 == 255
    }
  }
}
