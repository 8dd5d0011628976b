import Foundation

/// A movement of content without a finger: where it is, as a function of the time since its start.
nonisolated enum ScrollTrajectory: Hashable, Sendable {
  /// It was let go.
  case coasting(x: ScrollMotion, y: ScrollMotion)
  /// It is brought somewhere.
  case travelling(from: CGPoint, to: CGPoint, duration: TimeInterval, curve: TimingCurve)

  /// Seconds until it is over.
  var duration: TimeInterval {
    switch self {
    case .coasting(let x, let y): max(x.duration, y.duration)
    case .travelling(_, _, let duration, _): duration
    }
  }

  /// Where it ends.
  var target: CGPoint {
    switch self {
    case .coasting(let x, let y): CGPoint(x: x.target, y: y.target)
    case .travelling(_, let target, _, _): target
    }
  }

  /// The same trajectory along each axis where it ends at a target, else one that does.
  func ending(at target: CGPoint, from start: CGPoint, velocity: CGPoint) -> ScrollTrajectory {
    guard case .coasting(let x, let y) = self else { return self }
    return .coasting(
      x: x.target == target.x ? x : ScrollMotion(from: start.x, velocity: velocity.x, to: target.x),
      y: y.target == target.y ? y : ScrollMotion(from: start.y, velocity: velocity.y, to: target.y))
  }

  /// Where the content is.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return target }
    switch self {
    case .coasting(let x, let y):
      return CGPoint(x: x.offset(at: time), y: y.offset(at: time))
    case .travelling(let start, let target, let duration, let curve):
      let fraction = curve.value(at: time / duration)
      return CGPoint(
        x: start.x + (target.x - start.x) * fraction, y: start.y + (target.y - start.y) * fraction)
    }
  }

  /// How fast the offset changes, where it coasts.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard case .coasting(let x, let y) = self else { return .zero }
    return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
  }
}

/// What moves a scroll view's content.
enum ScrollState {
  /// Nothing does.
  case resting
  /// A finger does; the offset it asked for when it began.
  case dragging(from: CGPoint)
  /// Time does; `cancel` calls its end off.
  case moving(ScrollTrajectory, since: TimeInterval, cancel: () -> Void)
}
