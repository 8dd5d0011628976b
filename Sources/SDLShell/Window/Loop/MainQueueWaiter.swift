import Dispatch
import Foundation

/// Wakes a window when the main queue has work, since SDL waits only for its own events.
///
/// A thread waits for the queue, once per call of ``begin()``, so that it does not spin while work
/// is not done yet.
final class MainQueueWaiter {
  private let isWanted = DispatchSemaphore(value: 0)
  private var isWaiting = false

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

  /// Makes the next work wake the window.
  func begin() {
    guard !isWaiting else { return }
    isWaiting = true
    isWanted.signal()
  }

  /// Called when it has woken the window.
  func end() { isWaiting = false }
}
