import Foundation

/// The motion of content along one axis after the finger let go, as a function of the time since.
///
/// It decelerates. At an edge a critically damped spring takes over its velocity and brings it
/// back; if it is let go beyond an edge, the spring comes first.
nonisolated struct ScrollMotion: Hashable, Sendable {
  /// How close to its end a motion counts as over, in points: one pixel on most screens.
  static let epsilon: CGFloat = 0.5

  private struct Phase: Hashable, Sendable {
    let start: TimeInterval
    let trajectory: AxisTrajectory
  }

  private enum AxisTrajectory: Hashable, Sendable {
    case glide(Deceleration)
    case spring(EdgeSpring)
    case ease(Ease)
  }

  private var legs: [Phase] = []
  /// Seconds until it is over.
  private(set) var duration: TimeInterval = 0
  /// Where it ends, in points.
  private(set) var target: CGFloat

  /// Computes the whole motion.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the content was let go, in points.
  ///   - velocity: How fast the offset changes then, in points per second.
  ///   - range: The offsets at which the content fills the view.
  ///   - rate: The share of the velocity that is left after a millisecond, between 0 and 1.
  ///   - bounces: Whether it may go beyond the range.
  init(
    from offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool = true
  ) {
    target = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces || range.contains(offset) else { return }
    var from = offset
    var velocity = velocity
    if !range.contains(offset) {
      let spring = EdgeSpring(edge: target, displacement: offset - target, velocity: velocity)
      guard let crossing = spring.crossing else {
        append(spring)
        return
      }
      legs.append(Phase(start: 0, trajectory: .spring(spring)))
      duration = crossing
      from = target
      velocity = spring.velocity(at: crossing)
    }
    appendGlide(from: from, velocity: velocity, in: range, rate: rate, bounces: bounces)
  }

  /// A motion that ends at a given target without overshooting: a spring takes over the velocity as
  /// far as it leads there.
  init(from offset: CGFloat, velocity: CGFloat, to target: CGFloat) {
    self.target = target
    let distance = target - offset
    let limit = EdgeSpring.omega * abs(distance)
    let towards = distance < 0 ? max(velocity, -limit) : min(velocity, limit)
    append(EdgeSpring(edge: target, displacement: -distance, velocity: towards))
  }

  /// A motion from one offset to another in a time in seconds, easing out.
  init(easingFrom offset: CGFloat, to target: CGFloat, duration: TimeInterval) {
    self.target = target
    self.duration = duration
    legs = [
      Phase(start: 0, trajectory: .ease(Ease(start: offset, target: target, duration: duration)))
    ]
  }

  /// A deceleration from one offset to another, at the velocity that leads there.
  init(glidingFrom offset: CGFloat, to target: CGFloat, rate: CGFloat) {
    let glide = Deceleration(from: offset, to: target, rate: rate)
    self.target = target
    duration = glide.duration
    legs = [Phase(start: 0, trajectory: .glide(glide))]
  }

  /// The offset after a time in seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return target }
    switch leg.trajectory {
    case .glide(let glide): return glide.offset(at: max(0, time) - leg.start)
    case .spring(let spring): return spring.offset(at: max(0, time) - leg.start)
    case .ease(let ease): return ease.offset(at: max(0, time) - leg.start)
    }
  }

  /// How fast the offset changes after a time in seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return 0 }
    switch leg.trajectory {
    case .glide(let glide): return glide.velocity(at: max(0, time) - leg.start)
    case .spring(let spring): return spring.velocity(at: max(0, time) - leg.start)
    case .ease(let ease): return ease.velocity(at: max(0, time) - leg.start)
    }
  }

  private func leg(at time: TimeInterval) -> Phase? { legs.last { $0.start <= max(0, time) } }

  private mutating func appendGlide(
    from offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    let glide = Deceleration(from: offset, velocity: velocity, rate: rate)
    let edge = min(max(glide.target, range.lowerBound), range.upperBound)
    let isAtEdge = edge == offset && edge != glide.target
    legs.append(Phase(start: duration, trajectory: .glide(glide)))
    target = edge
    guard let arrival = isAtEdge ? 0 : glide.time(of: edge) else {
      duration += glide.duration
      return
    }
    duration += arrival
    if bounces {
      append(EdgeSpring(edge: edge, displacement: 0, velocity: glide.velocity(at: arrival)))
    }
  }

  private mutating func append(_ spring: EdgeSpring) {
    legs.append(Phase(start: duration, trajectory: .spring(spring)))
    duration += spring.duration
  }
}

/// Movement that loses the same share of its velocity in every millisecond.
nonisolated struct Deceleration: Hashable, Sendable {
  private let start: CGFloat
  private let initialVelocity: CGFloat
  /// The decay constant of the velocity, in 1/s.
  private let loss: CGFloat

  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    initialVelocity = velocity
    loss = -log(rate) * 1000
  }

  /// The deceleration that comes to rest at a target.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    self.start = start
    loss = -log(rate) * 1000
    initialVelocity = (target - start) * loss
  }

  /// Where it would come to rest.
  var target: CGFloat { start + initialVelocity / loss }

  /// Seconds until the rest of the way is too short to be seen.
  var duration: TimeInterval {
    let distance = abs(initialVelocity) / loss
    return distance > ScrollMotion.epsilon ? log(distance / ScrollMotion.epsilon) / loss : 0
  }

  func offset(at time: TimeInterval) -> CGFloat {
    start + initialVelocity / loss * (1 - exp(-loss * time))
  }

  func velocity(at time: TimeInterval) -> CGFloat { initialVelocity * exp(-loss * time) }

  /// The time at which it passes an offset before its target; nil for the target itself.
  func time(of offset: CGFloat) -> TimeInterval? {
    guard offset != target else { return nil }
    return -log(1 - (offset - start) * loss / initialVelocity) / loss
  }
}

/// A motion of a given duration that eases out.
nonisolated struct Ease: Hashable, Sendable {
  let start: CGFloat
  let target: CGFloat
  let duration: TimeInterval

  func offset(at time: TimeInterval) -> CGFloat {
    start + (target - start) * TimingCurve.easeOut.value(at: time / duration)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    (offset(at: time + Ease.instant) - offset(at: time)) / Ease.instant
  }

  /// The time over which the velocity is measured, in seconds.
  private static let instant: TimeInterval = 0.001
}

/// A critically damped spring that pulls content back to an edge.
nonisolated struct EdgeSpring: Hashable, Sendable {
  /// The spring's natural frequency in rad/s; tuned by eye: back in half a second, as public
  /// re-implementations with mass 1 and stiffness 100 have it.
  static let omega: CGFloat = 10

  private let edge: CGFloat
  private let displacement: CGFloat
  /// The factor of time in (displacement + slope · time) · e^(−omega · time).
  private let slope: CGFloat

  init(edge: CGFloat, displacement: CGFloat, velocity: CGFloat) {
    self.edge = edge
    self.displacement = displacement
    slope = velocity + EdgeSpring.omega * displacement
  }

  /// When it passes the edge towards the content; nil if it comes to rest at the edge, or is so
  /// slow there that it is at rest before.
  var crossing: TimeInterval? {
    guard displacement * slope < 0 else { return nil }
    let time = -displacement / slope
    return time < duration ? time : nil
  }

  /// Seconds after which the distance stays below ``ScrollMotion/epsilon``: the later of the times
  /// from which either term alone stays below half of it.
  var duration: TimeInterval {
    let half = ScrollMotion.epsilon / 2
    let first = log(max(1, abs(displacement) / half)) / EdgeSpring.omega
    let steepness = 2 * abs(slope) / (M_E * EdgeSpring.omega * half)
    let second = 2 / EdgeSpring.omega * log(max(1, steepness))
    return max(first, second)
  }

  func offset(at time: TimeInterval) -> CGFloat {
    edge + (displacement + slope * time) * exp(-EdgeSpring.omega * time)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    (slope - EdgeSpring.omega * (displacement + slope * time)) * exp(-EdgeSpring.omega * time)
  }
}
