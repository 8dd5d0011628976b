import Foundation
import NavigationKit
import SDLShell
import Scenario

extension Stage {
  /// How often the main queue is emptied before it counts as endless; what an app does at once takes
  /// a few rounds.
  private static let mostRounds = 10_000

  /// Has the app do what waits on the main queue, and what that adds, until nothing can be done at once.
  ///
  /// Timers of the run loop are run too where they are due by the wall clock.
  func finishMainQueue() throws(EndlessMainQueue) {
    guard MainQueue.isServable else { return }
    for _ in 0..<Self.mostRounds {
      perform { _ = MainQueue.runRound() }
      guard MainQueue.hasWork else { return }
    }
    throw EndlessMainQueue(rounds: Self.mostRounds)
  }

  /// Lets time pass until nothing moves, nothing is due and nothing waits on the main queue, or the
  /// time is over.
  func comeToRest() throws(EndlessMainQueue) {
    try finishMainQueue()
    let deadline = now + Self.patience
    while let due = nextDue, due <= deadline {
      advance(to: due)
      try finishMainQueue()
    }
  }

  /// How long an app that was launched may move, in virtual seconds, as ``settle(limit:)`` has it.
  private static let patience: TimeInterval = 10
}
