import Foundation
package import NavigationKit
import SDLShell
package import Scenario

extension Stage {
  /// The most rounds of the main queue before it counts as endless; apps usually need a few.
  private static let maximumRounds = 10_000

  /// Runs the work of the main queue, and the work that this adds, until none is ready.
  ///
  /// Run loop timers run too if they are due by the wall clock.
  package func finishMainQueue() throws(EndlessMainQueue) {
    guard MainQueue.isServable else { return }
    for _ in 0..<Self.maximumRounds {
      perform { _ = MainQueue.runRound() }
      guard MainQueue.hasWork else { return }
    }
    throw EndlessMainQueue(rounds: Self.maximumRounds)
  }

  /// Advances until nothing moves, nothing is due and the main queue is empty, or ``patience`` is
  /// over.
  package func comeToRest() throws(EndlessMainQueue) {
    try finishMainQueue()
    let deadline = now + Self.patience
    while let due = nextDue, due <= deadline {
      advance(to: due)
      try finishMainQueue()
    }
  }

  /// Advances until nothing moves and the main queue is empty, or `limit` virtual seconds are over.
  ///
  /// Unlike in ``comeToRest()``, what is only due later is not waited for.
  package func finishMotion(limit: TimeInterval = Stage.patience) throws(EndlessMainQueue) {
    try finishMainQueue()
    let deadline = now + limit
    while isMoving, now < deadline {
      advance(to: min(nextDue ?? now, deadline))
      try finishMainQueue()
    }
  }

  /// How long a launched app may move, in virtual seconds, as in ``settle(limit:)``.
  package static let patience: TimeInterval = 10
}
