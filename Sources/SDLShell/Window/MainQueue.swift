public import Foundation

#if os(Linux)
  import CMainQueue
#endif

/// The main queue and the main run loop, on which an app's later work waits: `DispatchQueue.main`,
/// `Task { @MainActor in … }`, `Timer` and `RunLoop.main`.
public enum MainQueue {
  /// Whether its work can be done here: on the main thread, and not from within such work.
  public static var isServable: Bool { Thread.isMainThread && RunLoop.main.currentMode == nil }

  /// Whether something on the queue can be done at once.
  public static var hasWork: Bool { waitForWork(atMost: 0) }

  /// Does a round of what can be done now; what that adds waits for another round.
  ///
  /// Returns when the run loop's next timer is due; nil if there is none.
  @discardableResult
  public static func runRound() -> Date? {
    guard isServable, let next = RunLoop.main.limitDate(forMode: .default) else { return nil }
    return next == .distantFuture ? nil : next
  }

  /// Sleeps until the queue has work, at most so many milliseconds; without a number for as long as it
  /// takes.
  ///
  /// Returns whether there is work.
  @discardableResult
  nonisolated static func waitForWork(atMost milliseconds: Int32 = -1) -> Bool {
    #if os(Linux)
      var handle = pollfd(
        fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
      return poll(&handle, 1, milliseconds) > 0
    #else
      // SDL's wait runs the main run loop there.
      return false
    #endif
  }
}
