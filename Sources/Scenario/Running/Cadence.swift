import Foundation

/// How often a host reads the stage's frame in addition to captures.
///
/// A window reads it sixty times a second, a slow machine less often, a capture never; the result
/// must not depend on it.
public nonisolated enum Cadence: Hashable, Sendable {
  /// Only for captures.
  case never
  /// At a rate per second.
  case steady(Double)
  /// At random intervals from 1 to 40 ms, which the seed determines.
  case jittered(seed: UInt64)

  /// The instants after `time` at which the host reads the frame: endless, or none.
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
        // A linear congruential generator, whose high bits are random enough.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        last += Self.shortest + Self.spread * Double(state >> 40) / Double(1 << 24)
        return last
      }
    }
  }

  /// The shortest interval, and how much longer the longest is, in seconds.
  private static let shortest: TimeInterval = 0.001
  private static let spread: TimeInterval = 0.039
}
