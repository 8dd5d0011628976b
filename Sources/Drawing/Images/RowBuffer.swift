/// A buffer for the bytes of one row, all 0 at first, at a fixed address.
public final class RowBuffer {
  /// The bytes.
  public let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Allocates a number of bytes.
  public init(count: Int) {
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0)
  }

  deinit { bytes.deallocate() }
}
