import Dispatch
import Foundation

/// Wakes a window for work on the main queue: SDL waits for events alone.
///
/// A thread waits in its place, once for each time it is asked to. So nothing turns in circles while
/// work is left undone.
final class MainQueueWatch {
  private let isWanted = DispatchSemaphore(value: 0)
  private var isWatching = false

  /// Starts the thread; it sleeps until the program ends.
  init() {
    Thread.detachNewThread { [isWanted] in
      while true {
        isWanted.wait()
        MainQueue.waitForWork()
        WakeUp.mainQueue.push()
      }
    }
  }

  /// Has the next work wake the window.
  func begin() {
    guard !isWatching else { return }
    isWatching = true
    isWanted.signal()
  }

  /// Notes that it did.
  func end() { isWatching = false }
}
