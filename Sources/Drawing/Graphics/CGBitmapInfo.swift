/// How the pixels of a bitmap lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits, the lowest five of which are a ``CGImageAlphaInfo``.
  public let rawValue: UInt32
  /// Makes a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pixels of 16 bits begin with the lowest byte.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels of 32 bits begin with the lowest byte.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 16 bits begin with the highest byte.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels of 32 bits begin with the highest byte.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
