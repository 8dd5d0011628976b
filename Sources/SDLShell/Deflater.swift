import CSDL2

/// Packs bytes that come in pieces with zlib: the same bytes, wherever they are cut.
nonisolated final class Deflater {
  /// Fast; on flat drawings the higher levels save little.
  private static let level: Int32 = 1
  /// How many packed bytes are handed on at a time.
  private static let pieceSize = 1 << 16

  /// zlib's own memory refers to it, so that it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceSize)

  init() throws(SDLError) {
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit_(stream, Self.level, ZLIB_VERSION, size) == Z_OK else {
      throw .noMemory(.packing)
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    piece.deallocate()
  }

  /// Packs the next bytes, the last ones if they are; `emit` gets what is packed so far.
  func take(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, isLast: Bool,
    emit: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    stream.pointee.next_in = bytes.baseAddress
    stream.pointee.avail_in = UInt32(bytes.count)
    repeat {
      stream.pointee.next_out = piece.baseAddress
      stream.pointee.avail_out = UInt32(piece.count)
      let result = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      guard result != Z_STREAM_ERROR else { throw SDLError.noPacking }
      let packed = UnsafeRawBufferPointer(piece).dropLast(Int(stream.pointee.avail_out))
      if !packed.isEmpty { try emit(UnsafeRawBufferPointer(rebasing: packed)) }
    } while stream.pointee.avail_out == 0
  }
}
