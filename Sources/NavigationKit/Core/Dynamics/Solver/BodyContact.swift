/// Two bodies, or a body and a boundary, that touch or may do so within a step.
nonisolated struct BodyContact {
  /// The two bodies, or the body and the boundary, that touch, and their group.
  struct Pair: Hashable, Sendable {
    let group: Int
    /// The bodies' numbers; the second is nil for a boundary.
    let first: Int
    let second: Int?
    /// The boundary's number.
    let boundary: Int?
  }

  /// The key of a point, the same from step to step as long as the same corners touch.
  struct PointKey: Hashable, Sendable {
    let pair: Pair
    let line: Int
    let feature: Int
  }

  /// One point of it, as it was at the beginning of the step.
  private struct Point {
    let position: Vector
    /// Its offsets from the bodies' centres, without their turns.
    let (firstOffset, secondOffset): (Vector, Vector)
    let separation: Double
    /// How fast the bodies came apart.
    let speed: Double
  }

  let pair: Pair
  let keys: [PointKey]
  /// The places of the bodies in the world.
  let first: Int
  let second: Int?
  private let normal: Vector
  private let points: [Point]
  private let friction: Double
  private let elasticity: Double

  init(
    _ manifold: ContactManifold, pair: Pair, line: Int, _ first: Int, _ second: Int?,
    of bodies: [RigidBody]
  ) {
    (self.pair, self.first, self.second, normal) = (pair, first, second, manifold.normal)
    keys = manifold.points.map { PointKey(pair: pair, line: line, feature: $0.feature) }
    let (one, other) = (bodies[first], second.map { bodies[$0] })
    points = manifold.points.map { point in
      let offsets = (point.position - one.position, point.position - (other?.position ?? .zero))
      let velocity = (other?.velocity(at: offsets.1) ?? .zero) - one.velocity(at: offsets.0)
      return Point(
        position: point.position, firstOffset: offsets.0.turned(by: -one.angle),
        secondOffset: offsets.1.turned(by: -(other?.angle ?? 0)), separation: point.separation,
        speed: manifold.normal.dot(velocity))
    }
    let materials = (one.material, other?.material ?? one.material)
    friction = (max(0, materials.0.friction) * max(0, materials.1.friction)).squareRoot()
    elasticity = max(materials.0.elasticity, materials.1.elasticity)
  }

  /// Where it is: the middle of its points.
  var position: Vector { points.map(\.position).reduce(.zero, +) / Double(max(1, points.count)) }

  /// For each point a row that keeps the bodies apart and one that rubs; `index` is that of the first.
  func rows(_ bodies: [RigidBody], index: Int) -> [ConstraintRow] {
    points.indices.flatMap { place in
      let ends = ends(of: points[place], bodies)
      var apart = ConstraintRow(
        first, ends.first, second, ends.second, along: normal, stiffness: .contact)
      apart.error = ends.separation
      apart.limits = 0...Double.infinity
      var rub = ConstraintRow(
        first, ends.first, second, ends.second, along: normal.quarterTurned, stiffness: .friction)
      rub.normal = (index + 2 * place, friction)
      return [apart, rub]
    }
  }

  /// The speed with which the bodies bounce apart at a point; nil if they came together too slowly.
  func bounce(at point: Int) -> Double? {
    points[point].speed < -Self.slowestBounce ? -points[point].speed * elasticity : nil
  }

  /// How far the bodies are apart where they are closest.
  func separation(_ bodies: [RigidBody]) -> Double {
    points.map { ends(of: $0, bodies).separation }.min() ?? .infinity
  }

  /// The offsets of a point from the bodies' centres, and how far they are apart there.
  private func ends(
    of point: Point, _ bodies: [RigidBody]
  ) -> (first: Vector, second: Vector, separation: Double) {
    let firstOffset = point.firstOffset.turned(by: bodies[first].angle)
    var displacement = point.position - (bodies[first].position + firstOffset)
    guard let second else {
      return (firstOffset, .zero, point.separation + normal.dot(displacement))
    }
    let secondOffset = point.secondOffset.turned(by: bodies[second].angle)
    displacement += bodies[second].position + secondOffset - point.position
    return (firstOffset, secondOffset, point.separation + normal.dot(displacement))
  }

  /// In points per second.
  private static let slowestBounce = 30.0
}
