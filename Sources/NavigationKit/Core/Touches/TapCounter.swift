import Foundation

/// Counts successive taps at one place.
package struct TapCounter {
  /// The longest time between successive taps, in seconds; several toolkits agree.
  package nonisolated static let longestGap: TimeInterval = 0.3
  /// How far apart successive taps may be, in points: a fingertip, as wide as the smallest button.
  nonisolated static let reach: CGFloat = 44

  private var last: (position: CGPoint, time: TimeInterval, count: Int)?

  /// The tap count of a touch that begins.
  func count(at position: CGPoint, time: TimeInterval) -> Int {
    guard let last, time - last.time <= TapCounter.longestGap,
      TapCounter.belong(position, last.position)
    else { return 1 }
    return last.count + 1
  }

  /// Notes where and when a touch ended.
  mutating func recordLift(at position: CGPoint, time: TimeInterval, of touch: UITouch) {
    last = (position, time, touch.tapCount)
  }

  /// Whether two taps are near enough to be successive.
  nonisolated static func belong(_ first: CGPoint, _ second: CGPoint) -> Bool {
    hypot(first.x - second.x, first.y - second.y) <= reach
  }
}
