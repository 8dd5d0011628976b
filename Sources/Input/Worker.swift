/// Runs work in the background, so that a list does not wait for the disk.
///
/// When work is done that a worker runs elsewhere, the host sends the stage an ``ArrivalEvent``
/// with the same `id`.
public protocol Worker: AnyObject {
  /// Starts `work`; returns true if it is done already, false if an arrival will follow.
  func start(id: Int, _ work: @escaping @Sendable () -> Void) -> Bool
}

/// Runs work at once: for tests and captures, which wait for everything anyway.
public final class ImmediateWorker: Worker {
  /// Makes a worker.
  public init() {}

  /// Runs `work` and returns true.
  public func start(id: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    work()
    return true
  }
}
