import Dispatch
public import Input

/// Runs work on a background thread, one piece after the other, and wakes the window when it is
/// done.
public nonisolated final class ThreadWorker: Worker {
  private let queue = DispatchQueue(label: "NavigationKit.ThreadWorker", qos: .userInitiated)

  /// Makes a worker; its thread starts with the first work.
  public init() {}

  /// Queues `work`; an `ArrivalEvent` with the same `id` follows when it is done.
  public func start(id: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    queue.async {
      work()
      WakeUp.work(id).push()
    }
    return false
  }
}
