import Synchronization

/// Where a strategy leaves why it could not take a snapshot: its own result has no room for that.
final class FaultNote: Sendable {
  @TaskLocal static var current: FaultNote?

  private let noted = Mutex<SnapshotFault?>(nil)

  /// The fault that was noted first; nil if none was.
  var fault: SnapshotFault? { noted.withLock(\.self) }

  /// Notes a fault of the snapshot that is being taken.
  static func leave(_ fault: SnapshotFault) {
    current?.noted.withLock { $0 = $0 ?? fault }
  }
}
