import Foundation

/// A body that moves and turns: where it is, how fast, and what it is like.
nonisolated struct RigidBody: Hashable, Sendable {
  /// Tells it from others, as long as it is in a world.
  let id: Int
  var shape: BodyShape
  /// Its centre.
  var position: Vector
  /// In radians, clockwise.
  var angle = 0.0
  /// Points per second.
  var velocity = Vector.zero
  /// Radians per second, clockwise.
  var spin = 0.0
  var material = BodyMaterial()
  /// Seconds since it last moved.
  var restTime = 0.0

  init(id: Int, shape: BodyShape, position: Vector) {
    (self.id, self.shape, self.position) = (id, shape, position)
  }

  /// 1 for 100×100 points of density 1; what has no area has that of one point.
  var mass: Double {
    max(material.density, 1e-6) * max(shape.area, 1) / BodyMaterial.areaOfUnitMass
  }
  /// 0 for what nothing moves.
  var inverseMass: Double { material.isAnchored ? 0 : 1 / mass }
  /// 0 for what nothing turns.
  var inverseInertia: Double {
    material.isAnchored || !material.allowsRotation ? 0 : 1 / (mass * max(shape.inertia, 1e-6))
  }

  /// The velocity at an offset from the centre.
  func velocity(at offset: Vector) -> Vector { velocity + offset.quarterTurned * spin }

  /// Changes the velocity by an impulse at an offset from the centre.
  mutating func apply(_ impulse: Vector, at offset: Vector) {
    velocity += impulse * inverseMass
    spin += offset.cross(impulse) * inverseInertia
  }

  /// Keeps it from being faster than anything on a screen, as what gains speed without an end would
  /// be.
  mutating func limitSpeed() {
    let speed = velocity.length
    if speed > Self.fastest { velocity *= Self.fastest / speed }
    spin = min(max(spin, -Self.fastestSpin), Self.fastestSpin)
  }

  /// Whether it is as good as still.
  var isSlow: Bool {
    velocity.length < Self.slowSpeed && abs(spin) * max(shape.reach, 1) < Self.slowSpeed
  }

  /// In points per second.
  private static let slowSpeed = 2.0
  private static let fastest = 50_000.0
  /// In radians per second.
  private static let fastestSpin = 500.0
}
