import Foundation
import Input
import NavigationKit

/// Gives recorded events input times where animations are slowed down, as far as gestures are judged by
/// them: repeated at normal speed, a slow drag stays one, and two taps do not become a double tap.
package nonisolated struct HandDelay: Hashable, Sendable {
  /// How much longer gestures took for the person than for the stage, in seconds.
  private var delay: TimeInterval = 0
  private var last: TimeInterval = 0
  private var fingers: Set<Int> = []
  /// The seconds of input time that the last gesture may still go on without a finger being down.
  private var rest: TimeInterval = 0

  /// Begins with no finger down.
  package init() {}

  /// An event at its input time.
  ///
  /// - Parameter pace: The stage's seconds in one second of input time since the last event.
  package mutating func stamped(_ event: RecordedEvent, pace: Double) -> RecordedEvent {
    let passed = (event.time - last) / pace
    let judged = fingers.isEmpty ? min(passed, rest) : passed
    delay += judged * (1 - pace)
    rest -= min(judged, rest)
    last = event.time
    if case .input(let input, _) = event { record(input) }
    return event.delayed(by: delay)
  }

  private mutating func record(_ input: InputEvent) {
    switch input {
    case .pointer(let pointer) where pointer.phase == .down: fingers.insert(pointer.id)
    case .pointer(let pointer) where pointer.phase != .moved:
      fingers.remove(pointer.id)
      rest = max(rest, TapCounter.longestGap)
    case .scroll(let scroll) where scroll.phase == .began || scroll.phase == .changed:
      // Not every host can tell when the fingers leave a touchpad.
      rest = max(rest, TransitionMetrics.touchpadRest)
    default: break
    }
  }
}
