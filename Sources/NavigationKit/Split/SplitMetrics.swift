import Foundation

/// The numbers of columns beside each other.
nonisolated enum SplitMetrics {
  /// How wide a column beside the secondary one is unless asked otherwise, in parts of the whole; the
  /// documented default of UIKit's classic style.
  static let fraction: CGFloat = 0.4
  /// How wide the primary column is at most unless asked otherwise, in points; the same source.
  static let primaryMaximum: CGFloat = 320
  /// How wide the supplementary column is at most unless asked otherwise, in points; as Mail shows it.
  static let supplementaryMaximum: CGFloat = 375
  /// How much of the width the secondary column keeps at least, however wide others are asked to be;
  /// ours.
  static let secondaryShare: CGFloat = 0.2
  /// How wide the secondary column of three must be for all to stand beside each other, in points;
  /// ours, so that of Apple's screens the largest one tiles.
  static let tiledSecondaryMinimum: CGFloat = 600
  /// How much black lies over the secondary column under others, 0…1; ours, by eye.
  static let dim: CGFloat = 0.2
  /// The shadow of columns over the secondary one: how dark, 0…1, and how soft, in points; ours.
  static let shadowOpacity: Float = 0.15
  static let shadowRadius: CGFloat = 8
}
