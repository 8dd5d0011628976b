import Foundation
import Synchronization

/// Which calls were cancelled; lines are read in a thread of their own, so that it is known at
/// once.
nonisolated final class Cancellations: Sendable {
  private let requests = Mutex<Set<RPCID>>([])
  /// More than these are not waited for by anybody: they were answered before.
  private static let maximum = 1000

  func add(_ id: RPCID) {
    requests.withLock { requests in
      if requests.count == Self.maximum { requests.removeAll() }
      requests.insert(id)
    }
  }

  func contains(_ id: RPCID) -> Bool { requests.withLock { $0.contains(id) } }

  /// Forgets a request; whether it was cancelled.
  func remove(_ id: RPCID) -> Bool { requests.withLock { $0.remove(id) != nil } }
}

/// Watches a call: whether it was cancelled, and how long it takes.
nonisolated final class CallWatch: Sendable {
  /// The most seconds, by the clock, of a call in a session.
  static let seconds = 20
  /// The same of a run of scenarios or an audit in many looks, which tells its progress.
  static let secondsOfRun = 300

  private let isCancelled: @Sendable () -> Bool
  private let tell: @Sendable (Int, Int?) -> Void
  private let start = Monotonic.milliseconds
  private let limit: Int

  init(
    limit: Int = CallWatch.seconds, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int, Int?) -> Void = { _, _ in }
  ) {
    (self.limit, self.isCancelled, tell) = (limit, isCancelled, progress)
  }

  /// Why to break off; nil to go on.
  var interruption: StepInterruption? {
    if isCancelled() { return .cancelled }
    return Monotonic.milliseconds - start > Double(limit) * 1000 ? .tookTooLong(limit) : nil
  }

  /// Tells that so many parts are done, of all if their number is known.
  func progress(_ done: Int, of all: Int? = nil) { tell(done, all) }
}
