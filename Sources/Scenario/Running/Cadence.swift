import Foundation

/// How often a host looks at a stage besides when it is asked to.
///
/// A window looks sixty times a second, a slow machine less often, a capture never: what is seen at an
/// instant must not depend on it.
public nonisolated enum Cadence: Hashable, Sendable {
  /// Only when asked to.
  case never
  /// So many times a second.
  case steady(Double)
  /// After times that differ, each from 1 to 40 ms, in an order that the seed decides.
  case jittered(seed: UInt64)

  /// The instants after `time` at which the host looks, in order; endless, or none.
  func ticks(after time: TimeInterval) -> AnyIterator<TimeInterval> {
    switch self {
    case .never: return AnyIterator { nil }
    case .steady(let rate):
      var count = (time * rate).rounded(.down)
      return AnyIterator {
        count += 1
        return count / rate
      }
    case .jittered(let seed):
      var (state, last) = (seed | 1, time)
      return AnyIterator {
        // A linear congruence: its high bits are as random as this needs.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        last += Self.shortest + Self.spread * Double(state >> 40) / Double(1 << 24)
        return last
      }
    }
  }

  /// The shortest time between two looks, and how much longer the longest is, in seconds.
  private static let shortest: TimeInterval = 0.001
  private static let spread: TimeInterval = 0.039
}
