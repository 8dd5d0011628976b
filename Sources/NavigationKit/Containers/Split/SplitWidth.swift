import Foundation

/// The preferred width of a column and its limits.
nonisolated struct SplitWidth: Hashable, Sendable {
  /// Stands for the default; see ``UISplitViewController/automaticDimension``.
  static let automatic = -CGFloat.greatestFiniteMagnitude

  /// In points; wins over the fraction.
  var preferred = automatic
  /// As a fraction of the whole width.
  var fraction = automatic
  var minimum = automatic
  var maximum = automatic

  /// The column's width in a whole width, in points; `limit` is the maximum if none was set.
  func resolved(in whole: CGFloat, limit: CGFloat) -> CGFloat {
    let wished =
      preferred != Self.automatic
      ? preferred : whole * (fraction == Self.automatic ? SplitMetrics.fraction : fraction)
    let upperBound = maximum == Self.automatic ? limit : maximum
    let lowerBound = minimum == Self.automatic ? 0 : minimum
    let room = whole * (1 - SplitMetrics.secondaryShare)
    return max(0, min(max(lowerBound, min(wished, upperBound)), room)).rounded()
  }
}
