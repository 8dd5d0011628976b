import Foundation
import Input

/// Gives what is recorded on a stage whose animations are slowed down the times of the person's
/// hands, as far as fingers are down: repeated at the usual speed, a slow drag stays one.
package nonisolated struct HandDelay: Hashable, Sendable {
  /// How much longer fingers were down for the person than for the stage, in seconds.
  private var delay: TimeInterval = 0
  private var last: TimeInterval = 0
  private var fingers: Set<Int> = []

  /// Begins with no finger down.
  package init() {}

  /// An event at its time for the hands.
  ///
  /// - Parameter pace: How many of the stage's seconds passed in one of the hands' since the last one.
  package mutating func stamped(_ event: RecordedEvent, pace: Double) -> RecordedEvent {
    if !fingers.isEmpty { delay += (event.time - last) * (1 / pace - 1) }
    last = event.time
    if case .input(.pointer(let pointer), _) = event {
      switch pointer.phase {
      case .down: fingers.insert(pointer.id)
      case .moved: break
      case .up, .cancelled: fingers.remove(pointer.id)
      }
    }
    return event.delayed(by: delay)
  }
}
