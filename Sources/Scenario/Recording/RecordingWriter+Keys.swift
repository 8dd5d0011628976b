import Foundation
import Input
import NavigationKit

nonisolated extension RecordingWriter {
  /// The text typed without a long pause from a text event on; consumes the events.
  mutating func typed(from event: TextEvent) -> String {
    var (text, time) = (event.text, event.time)
    while !isExact, index < events.count, case .input(.text(let next), _) = events[index],
      next.time - time <= Self.typingPause
    {
      text += next.text
      time = next.time
      index += 1
    }
    return text
  }

  /// The longest pause within one `type` step, in seconds.
  private static let typingPause: TimeInterval = 2

  /// Writes a notch of a wheel, or a whole scroll on a touchpad, whose events it consumes.
  mutating func write(_ event: ScrollEvent, _ elements: [StageElement]) {
    guard event.phase == .began else {
      if event.phase != .ended || event.delta != .zero {
        add(
          .wheel(at: event.position, by: event.delta, over: nil), at: event.time, over: elements)
      }
      return
    }
    pass(to: event.time)
    var (delta, time, isOver) = (event.delta, event.time, false)
    while !isOver, index < events.count, case .input(.scroll(let next), _) = events[index] {
      guard next.phase == .changed || next.phase == .ended else { break }
      delta.width += next.delta.width
      delta.height += next.delta.height
      (time, isOver) = (next.time, next.phase == .ended)
      index += 1
    }
    add(until: time, over: elements) { .wheel(at: event.position, by: delta, over: $0) }
  }
}
