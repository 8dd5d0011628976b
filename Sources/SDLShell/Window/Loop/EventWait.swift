import CSDL2
import Foundation

/// Sleeps until a window has events or the main queue has work, and runs that work.
final class EventWait {
  /// How often events are polled on a driver without a display, in seconds: SDL's own wait would
  /// poll a thousand times a second.
  private static let invisibleRest: TimeInterval = 0.2

  private let window: Window
  private let servesMainQueue: Bool
  /// When the next timer of the main run loop is due, by the wall clock.
  private var nextTimer: Date?

  /// Waits for a window's events.
  ///
  /// - Parameter servesMainQueue: Whether the main queue and the main run loop are run, too.
  init(for window: Window, servesMainQueue: Bool) {
    self.window = window
    self.servesMainQueue = servesMainQueue && MainQueue.isServable
  }

  /// The seconds until the next timer of the main run loop.
  var rest: TimeInterval { nextTimer.map { max(0, $0.timeIntervalSinceNow) } ?? .infinity }

  /// Runs the work that waits on the main queue and the main run loop, within a source's `perform`;
  /// returns false where others run it.
  func runMainQueue(_ perform: (() -> Void) -> Void) -> Bool {
    guard servesMainQueue else { return false }
    perform { nextTimer = MainQueue.runRound() }
    return true
  }

  /// Sleeps until there is an event or work on the main queue, at most this many seconds.
  ///
  /// The event stays in SDL's queue.
  func sleep(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    guard !window.isInvisible else { return sleepUnseen(min(seconds, Self.invisibleRest)) }
    if servesMainQueue { window.mainQueue.begin() }
    if seconds == .infinity {
      SDL_WaitEvent(nil)
    } else {
      SDL_WaitEventTimeout(nil, Int32(milliseconds(seconds)))
    }
  }

  /// Sleeps on a driver without a display, where SDL's own wait would poll.
  private func sleepUnseen(_ seconds: TimeInterval) {
    guard SDL_PollEvent(nil) == 0 else { return }
    guard servesMainQueue else { return SDL_Delay(milliseconds(seconds)) }
    MainQueue.waitForWork(atMost: Int32(milliseconds(seconds)))
  }

  /// Whole milliseconds, at most an hour, rounded up, since waking too early would only mean
  /// waiting again.
  private func milliseconds(_ seconds: TimeInterval) -> UInt32 {
    UInt32((min(seconds, 3600) * 1000).rounded(.up))
  }
}
