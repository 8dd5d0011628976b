/// Corners of a rectangle: UIKit's `UIRectCorner`.
public struct RectCorners: OptionSet, Hashable, Sendable {
  /// A bit per corner.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let topLeft = RectCorners(rawValue: 1)
  /// The upper right one.
  public static let topRight = RectCorners(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = RectCorners(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = RectCorners(rawValue: 8)
  /// All four.
  public static let allCorners = RectCorners(rawValue: .max)
}
