import Foundation

/// How wide a column is to be.
nonisolated struct SplitWidth: Hashable, Sendable {
  /// Stands for what suits best; see ``UISplitViewController/automaticDimension``.
  static let automatic = -CGFloat.greatestFiniteMagnitude

  /// In points; wins over the fraction.
  var preferred = automatic
  /// In parts of the whole.
  var fraction = automatic
  var minimum = automatic
  var maximum = automatic

  /// The width in a whole, in points; `limit` is the maximum where none was given.
  func resolved(in whole: CGFloat, limit: CGFloat) -> CGFloat {
    let wished =
      preferred != Self.automatic
      ? preferred : whole * (fraction == Self.automatic ? SplitMetrics.fraction : fraction)
    let most = maximum == Self.automatic ? limit : maximum
    let least = minimum == Self.automatic ? 0 : minimum
    let room = whole * (1 - SplitMetrics.secondaryShare)
    return max(0, min(max(least, min(wished, most)), room)).rounded()
  }
}
