/// Room for the bytes of one row, all 0 at first; it stays where it is as long as somebody holds it.
public final class RowBuffer {
  /// The room.
  public let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Makes room for so many bytes.
  public init(count: Int) {
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0)
  }

  deinit { bytes.deallocate() }
}
