import Foundation

/// The dimensions of toolbars, in points.
nonisolated enum ToolbarMetrics {
  /// The space between two items, as in a navigation bar.
  static let itemGap = BarMetrics.itemGap
}
