import Foundation

/// The durations of tables and collection views.
nonisolated enum ListMetrics {
  /// Seconds before a touched item is highlighted, because the touch may become a scroll.
  static let highlightDelay: TimeInterval = 0.1
  /// Duration of inserting, deleting and moving items, in seconds.
  static let changeDuration: TimeInterval = 0.3
}
