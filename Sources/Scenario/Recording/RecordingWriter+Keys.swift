import Foundation
import Input

nonisolated extension RecordingWriter {
  /// What is typed without a long pause, beginning with a text; the events are used up.
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

  /// Who pauses for longer has thought of something, in seconds.
  private static let typingPause: TimeInterval = 2

  /// A wheel's notch, or all of a scroll on a touchpad, whose events are used up.
  mutating func write(_ event: ScrollEvent) {
    guard event.phase == .began else {
      if event.phase != .ended || event.delta != .zero {
        add(.wheel(at: event.position, by: event.delta, over: nil), at: event.time)
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
    add(until: time) { .wheel(at: event.position, by: delta, over: $0) }
  }
}
