import CSDL2
import Foundation

/// What zlib alone costs on a machine: what a figure for writing PNGs is held against.
public enum BareZlib {
  /// The level that zlib recommends between speed and size.
  private static let level: Int32 = 6

  /// Compresses bytes and forgets them.
  public static func compress(_ bytes: [UInt8]) {
    var size = compressBound(UInt(bytes.count))
    _ = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      compress2(buffer.baseAddress, &size, bytes, UInt(bytes.count), level)
      count = Int(size)
    }
  }
}
