/// Where a pixel has its opacity, and whether its colours are multiplied with that.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none
  /// Behind the colours, which are multiplied.
  case premultipliedLast
  /// Before the colours, which are multiplied.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// Before the colours.
  case first
  /// There is none, but room for it behind the colours.
  case noneSkipLast
  /// There is none, but room for it before the colours.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

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

/// What a bitmap context knows of its pixels.
struct BitmapLayout {
  var space: CGColorSpace
  var info: CGBitmapInfo
  var bytesPerRow: Int

  /// Where the opacity is.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether what nothing is drawn on is black.
  var isOpaque: Bool { alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst }

  /// Whether pixels are four bytes: the colours, and room for the opacity.
  var isSupported: Bool {
    let kinds: [CGImageAlphaInfo] = [
      .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast,
    ]
    return space.numberOfComponents == 3 && kinds.contains(alphaInfo)
      && !info.contains(.floatComponents)
  }
}
