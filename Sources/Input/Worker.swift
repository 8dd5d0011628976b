/// Runs work away from the frame, so that a list never waits for a disk.
///
/// A host whose worker runs `work` elsewhere sends the stage an ``ArrivalEvent`` with the same `id`
/// once it is done.
public protocol Worker: AnyObject {
  /// Starts `work`. Returns true if it is already done, false if an arrival will tell.
  func start(id: Int, _ work: @escaping @Sendable () -> Void) -> Bool
}

/// Does the work at once, where it stands: for tests and captures, which wait for everything anyway.
public final class ImmediateWorker: Worker {
  /// Makes the worker.
  public init() {}

  /// Runs `work` and says that it is done.
  public func start(id: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    work()
    return true
  }
}
