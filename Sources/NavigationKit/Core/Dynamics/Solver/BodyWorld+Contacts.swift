nonisolated extension BodyWorld {
  /// The contacts of all bodies that touch or may do so within a step.
  func contacts(in groups: [CollisionGroup]) -> [BodyContact] {
    let places = Dictionary(bodies.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let shapes = bodies.map { $0.shape.placed(at: $0.position, angle: $0.angle) }
    return groups.flatMap { group in
      let members = group.bodies.compactMap { places[$0] }
      let ofItems = group.collidesItems ? pairContacts(group, members, shapes) : []
      return ofItems + members.flatMap { boundaryContacts(group, $0, shapes[$0]) }
    }
  }

  /// The contacts of bodies, which are compared only with those beside them.
  private func pairContacts(
    _ group: CollisionGroup, _ members: [Int], _ shapes: [PlacedShape]
  ) -> [BodyContact] {
    let extents = members.map { member in
      let body = bodies[member]
      let reach = body.shape.reach + margin(of: body)
      return (member: member, low: body.position.x - reach, high: body.position.x + reach)
    }.sorted { ($0.low, $0.member) < ($1.low, $1.member) }
    return extents.indices.flatMap { place in
      extents[(place + 1)...].prefix { $0.low <= extents[place].high }.compactMap {
        contact(
          group, min(extents[place].member, $0.member), max(extents[place].member, $0.member),
          shapes)
      }
    }
  }

  private func contact(
    _ group: CollisionGroup, _ first: Int, _ second: Int, _ shapes: [PlacedShape]
  ) -> BodyContact? {
    let (one, other) = (bodies[first], bodies[second])
    let margin = margin(of: one) + margin(of: other)
    guard one.inverseMass + other.inverseMass > 0,
      (one.position - other.position).length <= one.shape.reach + other.shape.reach + margin,
      let manifold = ContactManifold(shapes[first], shapes[second], margin: margin)
    else { return nil }
    let pair = BodyContact.Pair(group: group.id, first: one.id, second: other.id, boundary: nil)
    return BodyContact(manifold, pair: pair, line: 0, first, second, of: bodies)
  }

  private func boundaryContacts(
    _ group: CollisionGroup, _ member: Int, _ shape: PlacedShape
  ) -> [BodyContact] {
    let body = bodies[member]
    guard body.inverseMass > 0 else { return [] }
    return group.boundaries.flatMap { boundary in
      let pair = BodyContact.Pair(
        group: group.id, first: body.id, second: nil, boundary: boundary.id)
      return boundary.lines.enumerated().compactMap { number, line in
        ContactManifold(
          shape, PlacedShape(from: line[0], to: line[1]), margin: margin(of: body)
        ).map { BodyContact($0, pair: pair, line: number, member, nil, of: bodies) }
      }
    }
  }

  /// The distance at which a body's contacts are examined: its movement in a step, and a little more.
  private func margin(of body: RigidBody) -> Double {
    (body.velocity.length + abs(body.spin) * body.shape.reach) * Self.step + 1
  }

  /// Updates who touches whom after a step.
  mutating func updateContacts(of step: BodyStep) -> [ContactChange] {
    let old = Set(touching)
    var now: [(pair: BodyContact.Pair, position: Vector)] = []
    var pairs: Set<BodyContact.Pair> = []
    for (contact, impulse) in zip(step.contacts, step.greatestImpulses) {
      let limit = old.contains(contact.pair) ? Self.farthestTouch : Self.closestGap
      if impulse > 0 || contact.separation(bodies) < limit, pairs.insert(contact.pair).inserted {
        now.append((contact.pair, contact.position))
      }
    }
    let ended = touching.filter { !pairs.contains($0) }
    let began = now.filter { !old.contains($0.pair) }
    touching = touching.filter(pairs.contains) + began.map(\.pair)
    return ended.map(ContactChange.ended) + began.map { .began($0.pair, at: $0.position) }
  }

  /// The distance below which bodies touch, in points.
  private static let closestGap = 0.05
  /// The distance below which bodies that touched still do, in points.
  private static let farthestTouch = 1.0
}
