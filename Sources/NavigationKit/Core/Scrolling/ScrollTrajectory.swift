import Foundation

/// A motion of content without a finger: its offset as a function of the time since the start.
nonisolated enum ScrollTrajectory: Hashable, Sendable {
  /// It was let go, and decelerates.
  case coasting(x: ScrollMotion, y: ScrollMotion)
  /// It is scrolled to an offset.
  case travelling(from: CGPoint, to: CGPoint, duration: TimeInterval, curve: TimingCurve)

  /// Seconds until it is over.
  var duration: TimeInterval {
    switch self {
    case .coasting(let x, let y): max(x.duration, y.duration)
    case .travelling(_, _, let duration, _): duration
    }
  }

  /// The offset at the end.
  var target: CGPoint {
    switch self {
    case .coasting(let x, let y): CGPoint(x: x.target, y: y.target)
    case .travelling(_, let target, _, _): target
    }
  }

  /// A trajectory that ends at a target; along an axis on which this one does, it stays the same.
  func ending(at target: CGPoint, from start: CGPoint, velocity: CGPoint) -> ScrollTrajectory {
    guard case .coasting(let x, let y) = self else { return self }
    return .coasting(
      x: x.target == target.x ? x : ScrollMotion(from: start.x, velocity: velocity.x, to: target.x),
      y: y.target == target.y ? y : ScrollMotion(from: start.y, velocity: velocity.y, to: target.y))
  }

  /// A trajectory that decelerates to a target; along an axis on which this one ends there, it stays
  /// the same.
  func gliding(to target: CGPoint, from start: CGPoint, rate: CGFloat) -> ScrollTrajectory {
    guard case .coasting(let x, let y) = self else { return self }
    return .coasting(
      x: x.target == target.x
        ? x : ScrollMotion(glidingFrom: start.x, to: target.x, rate: rate),
      y: y.target == target.y
        ? y : ScrollMotion(glidingFrom: start.y, to: target.y, rate: rate))
  }

  /// The offset after a time in seconds.
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

  /// How fast the offset changes, in points per second; zero unless it decelerates.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard case .coasting(let x, let y) = self else { return .zero }
    return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
  }
}

/// The state of a scroll view's content: at rest, or moved by a finger or by time.
enum ScrollState {
  /// The content is at rest.
  case resting
  /// A finger drags the content; the offset is the one that it asked for when it began.
  case dragging(from: CGPoint)
  /// Time moves the content; `cancel` removes the task that is scheduled for that.
  case moving(ScrollTrajectory, since: TimeInterval, cancel: () -> Void)
}
