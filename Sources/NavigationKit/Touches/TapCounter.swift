import Foundation

/// Counts fingers that come down at one place in quick succession.
struct TapCounter {
  /// How many seconds may lie between two taps that belong together; several toolkits agree.
  nonisolated static let longestGap: TimeInterval = 0.3
  /// How far apart such taps may be, in points: a fingertip, as wide as the least button.
  nonisolated static let reach: CGFloat = 44

  private var last: (position: CGPoint, time: TimeInterval, count: Int)?

  /// Which tap in a row a finger that comes down begins.
  func count(at position: CGPoint, time: TimeInterval) -> Int {
    guard let last, time - last.time <= TapCounter.longestGap,
      TapCounter.belong(position, last.position)
    else { return 1 }
    return last.count + 1
  }

  /// Notes where a finger was lifted.
  mutating func noteLift(at position: CGPoint, time: TimeInterval, of touch: UITouch) {
    last = (position, time, touch.tapCount)
  }

  /// Whether two taps are near enough to belong together.
  nonisolated static func belong(_ first: CGPoint, _ second: CGPoint) -> Bool {
    hypot(first.x - second.x, first.y - second.y) <= reach
  }
}
