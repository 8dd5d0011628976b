import Foundation
import Input
import NavigationKit

/// Gives what is recorded on a stage whose animations are slowed down the times of the person's
/// hands, as far as fingers are down: repeated at the usual speed, a slow drag stays one.
///
/// So does a slow scroll on a touchpad, and two taps are a double tap only if they were one.
package nonisolated struct HandDelay: Hashable, Sendable {
  /// How much longer hands were at work for the person than for the stage, in seconds.
  private var delay: TimeInterval = 0
  private var last: TimeInterval = 0
  /// The time of the hands.
  private var hands: TimeInterval = 0
  private var fingers: Set<Int> = []
  /// For how many of the hands' seconds fingers on a touchpad still scroll.
  private var scroll: TimeInterval = 0
  /// The last finger that was lifted.
  private var lift: Lift?

  private struct Lift: Hashable {
    var position: CGPoint
    /// When it was lifted, as it was recorded and for the hands.
    var time, hands: TimeInterval
  }

  /// Begins with no finger down.
  package init() {}

  /// An event at its time for the hands.
  ///
  /// - Parameter pace: How many of the stage's seconds passed in one of the hands' since the last one.
  package mutating func stamped(_ event: RecordedEvent, pace: Double) -> RecordedEvent {
    let passed = (event.time - last) / pace
    let worked = fingers.isEmpty ? min(passed, scroll) : passed
    delay += worked * (1 - pace)
    hands += passed
    scroll -= min(passed, scroll)
    last = event.time
    switch event {
    case .input(.pointer(let pointer), _): note(pointer)
    case .input(.scroll(let part), _): note(part)
    default: break
    }
    return event.delayed(by: delay)
  }

  private mutating func note(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .down:
      if fingers.isEmpty { keepTapsApart(at: pointer) }
      fingers.insert(pointer.id)
    case .moved: break
    case .up, .cancelled:
      fingers.remove(pointer.id)
      lift = Lift(position: pointer.position, time: pointer.time + delay, hands: hands)
    }
  }

  /// Fingers that rest for longer count as lifted; not every host can tell when they are.
  private mutating func note(_ part: ScrollEvent) {
    switch part.phase {
    case .began, .changed: scroll = TransitionMetrics.touchpadRest
    case .ended, .step: scroll = 0
    }
  }

  /// A finger comes down where the last one was lifted: it may be the next tap only if it was for
  /// the hands.
  private mutating func keepTapsApart(at down: PointerEvent) {
    guard let lift, TapCounter.belong(down.position, lift.position) else { return }
    let (gap, own) = (down.time + delay - lift.time, hands - lift.hands)
    guard (gap <= TapCounter.longestGap) != (own <= TapCounter.longestGap) else { return }
    delay += min(own, TapCounter.longestGap + Self.margin) - gap
  }

  /// By how many seconds taps that do not belong together are farther apart than need be: more than
  /// times are rounded by.
  private static let margin: TimeInterval = 0.01
}
