import CSDL2
import Foundation

/// Decompresses a zlib stream in steps.
nonisolated final class Inflater {
  private let packed: Data
  /// The ranges of the data that hold the rest of the stream.
  private var parts: ArraySlice<Range<Int>>
  /// On the heap, as zlib's state points back to it and it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  init(_ packed: Data, parts: [Range<Int>]) throws(SDLError) {
    self.packed = packed
    self.parts = parts[...]
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(stream, ZLIB_VERSION, size) == Z_OK else {
      throw .noMemory(.unpacking)
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Fills the buffer; returns false if the stream is too short or damaged.
  func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    stream.pointee.next_out = buffer.baseAddress
    stream.pointee.avail_out = UInt32(buffer.count)
    while stream.pointee.avail_out > 0 {
      guard let part = parts.first else { return false }
      let (used, result) = unpack(part)
      parts[parts.startIndex] = part.dropFirst(used)
      if parts[parts.startIndex].isEmpty { parts.removeFirst() }
      if result == Z_STREAM_END { return stream.pointee.avail_out == 0 }
      guard result == Z_OK else { return false }
    }
    return true
  }

  /// Decompresses as much of a range as the buffer holds; returns how many bytes of it were used.
  private func unpack(_ part: Range<Int>) -> (used: Int, result: Int32) {
    packed.withUnsafeBytes { bytes in
      let input = bytes[part].bindMemory(to: UInt8.self)
      // zlib does not write to its input.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(part.count)
      let result = inflate(stream, Z_NO_FLUSH)
      return (part.count - Int(stream.pointee.avail_in), result)
    }
  }
}
