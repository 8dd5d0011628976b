public import Foundation

/// A range of numbers, as of the angles that a joint allows.
public nonisolated struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Makes a range of two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Makes the range of zero alone.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range of zero alone.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it is that of all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The range with its ends in order; all numbers if one is none.
  var closed: ClosedRange<Double> {
    guard !minimum.isNaN, !maximum.isNaN else { return -.infinity ... .infinity }
    return min(minimum, maximum)...max(minimum, maximum)
  }
}
