import Foundation

/// The snapshots of the current motion, to show an earlier one instead of the current one.
public nonisolated struct SnapshotHistory: Sendable {
  /// The snapshots in order; the first is the last one at rest.
  private var snapshots: [StageSnapshot] = []

  /// Makes an empty history.
  public init() {}

  /// Adds a snapshot; if it equals the last one, the history starts anew.
  public mutating func note(_ snapshot: StageSnapshot) {
    if let last = snapshots.last, last.frame == snapshot.frame { snapshots = [] }
    snapshots.append(snapshot)
  }

  /// When the motion began; nil if the history is empty.
  var start: TimeInterval? { snapshots.first?.time }

  /// The last snapshot up to an instant, or the first one if the instant is before the motion.
  func snapshot(at time: TimeInterval) -> StageSnapshot? {
    snapshots.last { $0.time <= time + Self.slack } ?? snapshots.first
  }

  /// Allowance for rounding errors in times, in seconds.
  private static let slack: TimeInterval = 1e-6
}
