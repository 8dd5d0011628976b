import Foundation

/// The durations of tables and collection views.
nonisolated enum ListMetrics {
  /// Duration of inserting, deleting and moving items, in seconds.
  static let changeDuration: TimeInterval = 0.3
}
