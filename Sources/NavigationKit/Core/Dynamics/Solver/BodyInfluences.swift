/// All that acts on the bodies of a world in a step: the sum of what behaviours ask for.
nonisolated struct BodyInfluences: Sendable {
  /// A change of velocity and spin, each second.
  struct Acceleration: Hashable, Sendable {
    var linear = Vector.zero
    var angular = 0.0
  }

  /// The accelerations by the bodies' numbers.
  private(set) var accelerations: [Int: Acceleration] = [:]
  var joints: [BodyJoint] = []
  var groups: [CollisionGroup] = []

  init() {}

  /// Accelerates a body, whatever its mass.
  mutating func accelerate(_ body: RigidBody, by acceleration: Vector) {
    accelerations[body.id, default: Acceleration()].linear += acceleration
  }

  /// Pushes a body at an offset from its centre.
  mutating func push(_ body: RigidBody, by force: Vector, at offset: Vector = .zero) {
    accelerations[body.id, default: Acceleration()].linear += force * body.inverseMass
    accelerations[body.id, default: Acceleration()].angular +=
      offset.cross(force) * body.inverseInertia
  }
}
