/// The physical properties of a body, in UIKit's units.
nonisolated struct BodyMaterial: Hashable, Sendable {
  /// How much of the speed of a collision is left after it, 0…1; a little unless set.
  var elasticity = 0.2
  /// How much a sliding body is held back; a little unless set.
  var friction = 0.2
  var density = 1.0
  /// The share of the velocity that is lost in a second, more or less.
  var resistance = 0.0
  var angularResistance = 0.0
  /// The charge, on which electric and magnetic fields act.
  var charge = 0.0
  /// Whether it collides and does not move.
  var isAnchored = false
  var allowsRotation = true

  /// The area in square points that has a mass of 1 at a density of 1.
  static let areaOfUnitMass = 10_000.0
  /// The force of a magnitude of 1: it accelerates a mass of 1 by 100 points per second, each second.
  static let unitForce = 100.0
  /// The acceleration of a gravity of 1, in points per second, each second.
  static let unitGravity = 1000.0
}
