/// One condition on the velocities of two bodies, or of one: not to come closer, say.
nonisolated struct ConstraintRow {
  /// How hard it is kept.
  enum Stiffness: Equatable {
    /// Overlaps are pushed apart without a jerk.
    case contact
    /// As hard as the steps allow.
    case rigid
    /// Swings about, in hertz; a damping of 1 does not swing.
    case spring(frequency: Double, damping: Double)
    /// Only holds back, up to a limit.
    case friction
  }

  /// The places of the bodies in the world; nil for one that does not move.
  let first: Int?
  let second: Int?
  /// The direction in which the second body moves away from the first; zero for turning alone.
  let direction: Vector
  /// How much a turn of each body counts.
  var firstArm = 0.0
  var secondArm = 0.0
  /// The distance from the wanted value, in points or radians.
  var error = 0.0
  var stiffness: Stiffness
  /// The impulses that it may give.
  var limits = -Double.infinity...Double.infinity
  /// The row whose impulse limits this one's, and by how much of it: a contact and its friction.
  var normal: (row: Int, friction: Double)?
  /// The impulse that it has given.
  var impulse = 0.0
  /// The greatest impulse that it gave.
  var greatestImpulse = 0.0

  /// Makes a row for points of two bodies, at offsets from their centres.
  init(
    _ first: Int?, _ firstOffset: Vector, _ second: Int?, _ secondOffset: Vector,
    along direction: Vector, stiffness: Stiffness
  ) {
    (self.first, self.second, self.direction) = (first, second, direction)
    (firstArm, secondArm) = (firstOffset.cross(direction), secondOffset.cross(direction))
    self.stiffness = stiffness
  }

  /// Makes a row for how far the second body is turned against the first.
  init(turning first: Int?, _ second: Int?, stiffness: Stiffness) {
    (self.first, self.second, direction) = (first, second, .zero)
    (firstArm, secondArm) = (1, 1)
    self.stiffness = stiffness
  }

  /// How fast the bodies come apart.
  func speed(of bodies: [RigidBody]) -> Double {
    var speed = 0.0
    if let second {
      speed += direction.dot(bodies[second].velocity) + secondArm * bodies[second].spin
    }
    if let first { speed -= direction.dot(bodies[first].velocity) + firstArm * bodies[first].spin }
    return speed
  }

  /// Gives the bodies an impulse.
  func give(_ impulse: Double, to bodies: inout [RigidBody]) {
    if let first {
      bodies[first].velocity -= direction * (impulse * bodies[first].inverseMass)
      bodies[first].spin -= firstArm * impulse * bodies[first].inverseInertia
    }
    if let second {
      bodies[second].velocity += direction * (impulse * bodies[second].inverseMass)
      bodies[second].spin += secondArm * impulse * bodies[second].inverseInertia
    }
  }

  /// The impulse for each unit of speed; 0 if no impulse moves the bodies.
  func mass(of bodies: [RigidBody]) -> Double {
    var inverse = 0.0
    for (body, arm) in [(first, firstArm), (second, secondArm)] {
      guard let body else { continue }
      inverse += direction.dot(direction) * bodies[body].inverseMass
      inverse += arm * arm * bodies[body].inverseInertia
    }
    return inverse > 1e-12 ? 1 / inverse : 0
  }
}
