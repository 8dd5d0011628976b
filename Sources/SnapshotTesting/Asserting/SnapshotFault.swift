/// Why a snapshot can be neither taken nor compared, in a sentence that says what helps.
enum SnapshotFault: Error, Equatable, CustomStringConvertible {
  /// `SNAPSHOT_TESTING_RECORD` has another value than the modes' names.
  case unknownRecord(String)
  /// Views are used on another thread.
  case offMainThread
  /// A view has no size of its own.
  case noSize(of: String)
  /// The strategy took longer than it may; work of the main queue could not go on meanwhile if it
  /// `blocksMainQueue`.
  case tooLate(seconds: Double, blocksMainQueue: Bool)
  /// A file of the reference is not of its format.
  case unreadable(path: String, reason: String)
  /// A value cannot be written as JSON or the like.
  case unencodable(type: String, reason: String)
  /// Painting failed.
  case unpaintable(reason: String)

  var description: String {
    switch self {
    case .unknownRecord(let value):
      "SNAPSHOT_TESTING_RECORD is \"\(value)\": it can be all, missing, never or failed"
    case .offMainThread:
      "this strategy uses views, which belong to the main thread: "
        + "mark the test or its suite with @MainActor"
    case .noSize(let view):
      "\(view) has no size, so there is nothing to see: give it a frame or constraints, "
        + "or the strategy a size, as in .image(size: CGSize(width: 320, height: 100))"
    case .tooLate(let seconds, true):
      "the snapshot was not there after \(seconds) s: work of the main queue waits until a @MainActor "
        + "test of Swift Testing awaits something, so use a test without @MainActor, or XCTest"
    case .tooLate(let seconds, false):
      "the snapshot was not there after \(seconds) s: give the assertion a longer timeout, "
        + "or have the strategy call back"
    case .unreadable(let path, let reason):
      "the reference \(path) cannot be read: \(reason); delete it to record it anew"
    case .unencodable(let type, let reason): "a value of \(type) cannot be encoded: \(reason)"
    case .unpaintable(let reason): reason
    }
  }
}
