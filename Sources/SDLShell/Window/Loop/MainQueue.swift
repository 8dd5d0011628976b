public import Foundation

#if os(Linux)
  import CMainQueue
#endif

/// Runs the main queue and the main run loop, where an app's delayed work waits:
/// `DispatchQueue.main`, `Task { @MainActor in … }`, `Timer` and `RunLoop.main`.
public enum MainQueue {
  /// Whether work can run here: on the main thread, and not from within such work.
  public static var isServable: Bool { Thread.isMainThread && RunLoop.main.currentMode == nil }

  /// Whether something on the queue can run now.
  public static var hasWork: Bool { waitForWork(atMost: 0) }

  /// Runs everything that is ready; work that this adds waits for the next call.
  ///
  /// Returns the date of the run loop's next timer; nil if there is none.
  @discardableResult
  public static func runRound() -> Date? {
    guard isServable, let next = RunLoop.main.limitDate(forMode: .default) else { return nil }
    return next == .distantFuture ? nil : next
  }

  /// Sleeps until the queue has work, at most this many milliseconds; a negative number waits
  /// without limit.
  ///
  /// Returns whether there is work.
  @discardableResult
  nonisolated static func waitForWork(atMost milliseconds: Int32 = -1) -> Bool {
    #if os(Linux)
      var handle = pollfd(
        fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
      return poll(&handle, 1, milliseconds) > 0
    #else
      // On macOS, SDL's wait runs the main run loop.
      return false
    #endif
  }
}
