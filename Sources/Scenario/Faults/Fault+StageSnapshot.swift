import Drawing
public import Foundation

nonisolated extension Fault {
  /// The snapshot as it would be with the fault; nil if nothing differs.
  ///
  /// - Parameters:
  ///   - name: The capture's name, which decides which of several texts is faulty.
  ///   - scale: Pixels per point.
  public func seen(
    instead snapshot: StageSnapshot, named name: String, after history: SnapshotHistory,
    scale: CGFloat
  ) -> StageSnapshot? {
    let faulty =
      switch self {
      case .shift:
        snapshot.changing(\.frame) { $0.changingText(chosenBy: name) { $0.origin.y += 1 / scale } }
      case .fade:
        snapshot.changing(\.frame) { $0.changingText(chosenBy: name) { $0.color.alpha *= 0.98 } }
      case .order: snapshot.changing(\.frame) { $0.swappingNeighbours() }
      case .late: snapshot.replaced(by: history.snapshot(at: snapshot.time - Self.frame))
      case .curve: snapshot.replaced(by: history.snapshot(at: Self.slow(snapshot.time, history)))
      case .silence: snapshot.changing(\.callbacks) { Array($0.dropLast()) }
      }
    return faulty == snapshot ? nil : faulty
  }

  /// The length of a frame in seconds.
  private static let frame: TimeInterval = 1.0 / 120

  private static func slow(_ time: TimeInterval, _ history: SnapshotHistory) -> TimeInterval {
    guard let start = history.start else { return time }
    return start + (time - start) * 0.9
  }
}

nonisolated extension StageSnapshot {
  fileprivate func changing<Value>(
    _ path: WritableKeyPath<StageSnapshot, Value>, _ change: (Value) -> Value
  ) -> StageSnapshot {
    var snapshot = self
    snapshot[keyPath: path] = change(snapshot[keyPath: path])
    return snapshot
  }

  /// The snapshot with another's frame and screen at its own time; at rest nothing changes.
  fileprivate func replaced(by other: StageSnapshot?) -> StageSnapshot {
    guard isInMotion, let other else { return self }
    var snapshot = self
    (snapshot.frame, snapshot.screen) = (other.frame, other.screen)
    return snapshot
  }
}
