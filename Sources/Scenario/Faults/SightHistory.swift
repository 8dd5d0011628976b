import Foundation

/// What was seen of the motion that goes on, for showing what was instead of what is.
public nonisolated struct SightHistory: Sendable {
  /// The sights of the motion in order; the first is the last one of the rest before it.
  private var sights: [Sight] = []

  /// Makes a history of nothing.
  public init() {}

  /// Notes what is seen now; what is at rest begins anew.
  public mutating func note(_ sight: Sight) {
    if let last = sights.last, last.frame == sight.frame { sights = [] }
    sights.append(sight)
  }

  /// When the motion began; nil if nothing was noted.
  var start: TimeInterval? { sights.first?.time }

  /// What was seen at an instant, or last before it; nil if that was before the motion.
  func sight(at time: TimeInterval) -> Sight? {
    sights.last { $0.time <= time + Self.slack } ?? sights.first
  }

  /// Instants are sums of fractions of seconds, and not exact.
  private static let slack: TimeInterval = 1e-6
}
