import Foundation

/// Default widths, limits and appearance of columns.
nonisolated enum SplitMetrics {
  /// The default width of a column other than the secondary one, as a fraction of the whole width;
  /// the documented default of UIKit's classic style.
  static let fraction: CGFloat = 0.4
  /// The default maximum width of the primary column, in points; from the same source.
  static let primaryMaximum: CGFloat = 320
  /// The default maximum width of the supplementary column, in points; as in Mail.
  static let supplementaryMaximum: CGFloat = 375
  /// The fraction of the whole width that stays free beside a primary or supplementary column,
  /// however wide that is set; our choice.
  static let secondaryShare: CGFloat = 0.2
  /// The least width of the secondary column for three columns to be tiled, in points; our choice,
  /// so that of Apple's screens only the largest tiles.
  static let tiledSecondaryMinimum: CGFloat = 600
  /// The alpha of the black over a covered secondary column, 0…1; tuned by eye.
  static let dim: CGFloat = 0.2
  /// The shadow of columns over the secondary one: opacity, 0…1, and radius, in points; our choice.
  static let shadowOpacity: Float = 0.15
  static let shadowRadius: CGFloat = 8
}
