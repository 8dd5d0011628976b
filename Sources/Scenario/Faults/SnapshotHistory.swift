import Foundation

/// What was seen of the motion that goes on, for showing what was instead of what is.
public nonisolated struct SnapshotHistory: Sendable {
  /// The snapshots of the motion in order; the first is the last one of the rest before it.
  private var snapshots: [StageSnapshot] = []

  /// Makes a history of nothing.
  public init() {}

  /// Notes what is seen now; what is at rest begins anew.
  public mutating func note(_ snapshot: StageSnapshot) {
    if let last = snapshots.last, last.frame == snapshot.frame { snapshots = [] }
    snapshots.append(snapshot)
  }

  /// When the motion began; nil if nothing was noted.
  var start: TimeInterval? { snapshots.first?.time }

  /// What was seen at an instant, or last before it; nil if that was before the motion.
  func snapshot(at time: TimeInterval) -> StageSnapshot? {
    snapshots.last { $0.time <= time + Self.slack } ?? snapshots.first
  }

  /// Instants are sums of fractions of seconds, and not exact.
  private static let slack: TimeInterval = 1e-6
}
