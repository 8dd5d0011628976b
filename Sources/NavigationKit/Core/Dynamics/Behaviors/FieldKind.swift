import Foundation

/// The kind of effect that a field has on the bodies in it.
enum FieldKind {
  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise
  case turbulence
  case spring
  case electric
  case magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
}

/// The strength and direction of a field at a body's place, and the offset of that place.
struct FieldSample {
  let body: RigidBody
  /// The strength at the body's distance.
  let strength: Double
  /// From the field's position to the body, in points.
  let offset: Vector
  let direction: Vector
  /// The noise there, −1…1 in both directions.
  let noise: Vector

  /// The points of a unit of length, in which fields count: a force of 1 accelerates a mass of 1 by
  /// as many points per second, each second.
  static let unitLength = BodyMaterial.unitForce
  /// The minimum acceleration, which lets slow bodies rest; in points per second, each second.
  private static let minimumAcceleration = 0.1

  /// The body's velocity after a step of some seconds; fields that accelerate it leave it as it is.
  func velocity(of kind: FieldKind, after seconds: Double) -> Vector {
    switch kind {
    case .drag: body.velocity * exp(-strength * body.inverseMass * seconds)
    case .magnetic:
      body.velocity.turned(by: -strength * body.material.charge * body.inverseMass * seconds)
    case .velocity: direction * (strength * Self.unitLength)
    default: body.velocity
    }
  }

  /// The acceleration of the body, in points per second, each second.
  func acceleration(of kind: FieldKind) -> Vector {
    let pull: Vector =
      switch kind {
      case .linearGravity: direction * (strength * Self.unitLength)
      case .radialGravity: -offset.direction(or: .zero) * (strength * Self.unitLength)
      case .vortex: -offset.quarterTurned * strength
      case .noise: noise * (strength * Self.unitLength)
      case .turbulence: noise * (strength * body.velocity.length)
      case .spring: -offset * (strength * body.inverseMass)
      case .electric:
        offset.direction(or: .zero)
          * (strength * body.material.charge * body.inverseMass * BodyMaterial.unitForce)
      case .drag, .magnetic, .velocity, .custom: .zero
      }
    return pull.length < Self.minimumAcceleration ? .zero : pull
  }
}
