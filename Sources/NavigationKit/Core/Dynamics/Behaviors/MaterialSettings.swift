/// The physical properties that a behavior sets on its items; nil where it sets none.
nonisolated struct MaterialSettings: Hashable, Sendable {
  var elasticity: Double?
  var friction: Double?
  var density: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// Applies the properties that are set, as far as they are numbers.
  func apply(to material: inout BodyMaterial) {
    func set(_ value: Double?, _ property: WritableKeyPath<BodyMaterial, Double>) {
      if let value, value.isFinite { material[keyPath: property] = value }
    }
    set(elasticity, \.elasticity)
    set(friction, \.friction)
    set(density, \.density)
    set(resistance, \.resistance)
    set(angularResistance, \.angularResistance)
    set(charge, \.charge)
    material.isAnchored = isAnchored ?? material.isAnchored
    material.allowsRotation = allowsRotation ?? material.allowsRotation
  }
}
