/// The margins and lengths that change when a view's superview gets another size.
///
/// The bits are those of UIKit's mask.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left margin.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let widthSizable = AutoresizingMask(rawValue: 1 << 1)
  /// The right margin.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 1 << 2)
  /// The top margin.
  public static let flexibleMinY = AutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let heightSizable = AutoresizingMask(rawValue: 1 << 4)
  /// The bottom margin.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 1 << 5)

  /// Makes a mask of the names in a file; others are ignored.
  init(names: Set<String>) {
    self = Self.names.filter { names.contains($0.key) }.values.reduce([]) { $0.union($1) }
  }

  private static let names: [String: AutoresizingMask] = [
    "flexibleMinX": .flexibleMinX, "widthSizable": .widthSizable, "flexibleMaxX": .flexibleMaxX,
    "flexibleMinY": .flexibleMinY, "heightSizable": .heightSizable, "flexibleMaxY": .flexibleMaxY,
  ]
}
