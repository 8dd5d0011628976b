import Drawing
import Foundation

/// The frames that a screen showed in the last seconds, as values.
nonisolated struct FrameHistory {
  /// A frame and when it was first shown, in the app's virtual seconds.
  struct Entry: Hashable {
    var time: TimeInterval
    var frame: DisplayList
  }

  /// How far it goes back, in seconds.
  static let length: TimeInterval = 30

  private(set) var entries: [Entry] = []

  /// Adds a frame unless it equals the last one; of two at one time the later one counts.
  mutating func append(_ frame: DisplayList, at time: TimeInterval) {
    guard entries.last?.frame != frame else { return }
    if entries.last?.time == time { entries.removeLast() }
    entries.append(Entry(time: time, frame: frame))
    // The one before the oldest second was on screen when that began.
    let old = entries.prefix { $0.time < time - Self.length }.count - 1
    if old > 0 { entries.removeFirst(old) }
  }

  /// When the frames were shown.
  var times: [TimeInterval] { entries.map(\.time) }

  /// The frame that was on screen at a time; nil if that is too long ago.
  func frame(at time: TimeInterval) -> DisplayList? {
    entries.last { $0.time <= time }?.frame
  }
}
