import CSDL2
import Foundation

/// Compresses with zlib alone: the benchmarks' yardstick for writing PNGs.
public enum ZlibBaseline {
  /// zlib's own compromise between speed and size.
  private static let level: Int32 = 6

  /// Compresses bytes and discards the result.
  public static func compress(_ bytes: [UInt8]) {
    var size = compressBound(UInt(bytes.count))
    _ = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      compress2(buffer.baseAddress, &size, bytes, UInt(bytes.count), level)
      count = Int(size)
    }
  }
}
