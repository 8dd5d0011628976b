import CSDL2

/// Compresses a stream of bytes with zlib; the result does not depend on how the input is split.
nonisolated final class Deflater {
  /// How much time is taken to save bytes.
  enum Level: Int32 {
    /// Fast; on flat drawings the higher levels save little.
    case fast = 1
    /// The fewest bytes, for files that are sent.
    case small = 9
  }

  /// How many compressed bytes are passed on at a time.
  private static let pieceSize = 1 << 16

  /// On the heap, as zlib's state points back to it and it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceSize)

  init(_ level: Level = .fast) throws(SDLError) {
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit_(stream, level.rawValue, ZLIB_VERSION, size) == Z_OK else {
      throw .noMemory(.packing)
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    piece.deallocate()
  }

  /// Compresses the next bytes and ends the stream after the last; `emit` gets the output so far.
  func compress(
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
