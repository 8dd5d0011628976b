import Foundation

/// A time at which something is due, if anything is.
nonisolated struct Deadline: Hashable {
  /// The time in seconds; nil for never.
  var time: TimeInterval?

  /// The seconds until it is due.
  func rest(at now: TimeInterval) -> TimeInterval { time.map { max(0, $0 - now) } ?? .infinity }

  /// Whether it is due; it is so once.
  mutating func takeDue(at now: TimeInterval) -> Bool {
    guard let time, time <= now else { return false }
    self.time = nil
    return true
  }
}
