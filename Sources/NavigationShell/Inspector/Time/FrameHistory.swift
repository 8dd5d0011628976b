import Drawing
import Foundation

/// The frames that a screen showed in the last seconds, as values.
nonisolated struct FrameHistory {
  /// A frame and when it was first shown, in the app's virtual seconds.
  struct Entry {
    var time: TimeInterval
    var frame: DisplayList
    var facts: FrameFacts?
  }

  /// How far it goes back, in seconds.
  static let length: TimeInterval = 30

  private(set) var entries: [Entry] = []

  /// Adds a frame, or its facts to the last frame if both are equal; of two frames at one time the
  /// later one counts.
  mutating func append(_ frame: DisplayList, at time: TimeInterval, facts: FrameFacts? = nil) {
    guard entries.last?.frame != frame else {
      entries[entries.count - 1].facts = facts
      return
    }
    if entries.last?.time == time { entries.removeLast() }
    entries.append(Entry(time: time, frame: frame, facts: facts))
    // The frame before the oldest second was on screen when that second began.
    let old = entries.prefix { $0.time < time - Self.length }.count - 1
    if old > 0 { entries.removeFirst(old) }
  }

  /// When the frames were shown.
  var times: [TimeInterval] { entries.map(\.time) }

  /// The frame that was on screen at a time; nil if that is too long ago.
  func entry(at time: TimeInterval) -> Entry? { entries.last { $0.time <= time } }
}
