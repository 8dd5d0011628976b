/// One step of a world: its contacts and joints, and the impulses that keep them.
nonisolated struct BodyStep {
  private(set) var bodies: [RigidBody]
  let contacts: [BodyContact]
  private let joints: [BodyJoint]
  private let places: [Int: Int]
  /// The acceleration of each body.
  let accelerations: [BodyInfluences.Acceleration]
  /// Whether a contact or a joint holds each body.
  private(set) var isHeld: [Bool]
  private var rows: [ConstraintRow] = []
  /// The impulses that the rows begin with: those of the part before, or of the step before.
  private var started: [Double]

  init(_ world: BodyWorld, _ influences: BodyInfluences) {
    bodies = world.bodies
    contacts = world.contacts(in: influences.groups)
    joints = influences.joints
    places = Dictionary(bodies.enumerated().map { ($1.id, $0) }) { first, _ in first }
    accelerations = bodies.map {
      $0.material.isAnchored
        ? BodyInfluences.Acceleration()
        : influences.accelerations[$0.id] ?? BodyInfluences.Acceleration()
    }
    isHeld = Array(repeating: false, count: bodies.count)
    started = contacts.flatMap(\.keys).flatMap { key in
      world.impulses[key].map { [$0.normal, $0.friction] } ?? [0, 0]
    }
    for index in bodies.indices where bodies[index].material.isAnchored {
      (bodies[index].velocity, bodies[index].spin) = (.zero, 0)
    }
    markHeld()
  }

  private mutating func markHeld() {
    for contact in contacts {
      isHeld[contact.first] = true
      if let second = contact.second { isHeld[second] = true }
    }
    for ends in joints.compactMap(ends) {
      for place in [ends.first, ends.second].compactMap(\.self) { isHeld[place] = true }
    }
  }

  /// Moves the bodies on by a part of the step.
  mutating func advance(by seconds: Double) {
    accelerate(for: seconds)
    makeRows(for: seconds)
    solve(seconds, isRelaxing: false)
    move(for: seconds)
    solve(seconds, isRelaxing: true)
    started = rows.map(\.impulse)
  }

  private mutating func accelerate(for seconds: Double) {
    for index in bodies.indices where !bodies[index].material.isAnchored {
      let (acceleration, material) = (accelerations[index], bodies[index].material)
      bodies[index].velocity += acceleration.linear * seconds
      bodies[index].velocity /= 1 + seconds * max(0, material.resistance)
      bodies[index].spin += acceleration.angular * seconds
      bodies[index].spin /= 1 + seconds * max(0, material.angularResistance)
      if !material.allowsRotation { bodies[index].spin = 0 }
      bodies[index].limitSpeed()
    }
  }

  /// Makes the rows where the bodies are now, and gives the impulses of those before.
  private mutating func makeRows(for seconds: Double) {
    let greatest = rows.map(\.greatestImpulse)
    rows = []
    for contact in contacts { rows += contact.rows(bodies, index: rows.count) }
    for joint in joints {
      if let ends = ends(of: joint) { rows += joint.rows(ends, step: seconds) }
    }
    for index in rows.indices where index < started.count {
      rows[index].impulse = started[index]
      rows[index].greatestImpulse = index < greatest.count ? greatest[index] : 0
      rows[index].give(started[index], to: &bodies)
    }
  }

  private func ends(of joint: BodyJoint) -> BodyJoint.Ends? {
    guard let first = end(joint.first), let second = end(joint.second) else { return nil }
    return BodyJoint.Ends(
      first: first.place, second: second.place, firstOffset: first.offset,
      secondOffset: second.offset, displacement: second.position - first.position,
      firstAngle: first.angle, angle: second.angle - first.angle)
  }

  /// Where an anchor is; nil if its body is in the world no more.
  private func end(
    _ anchor: BodyJoint.Anchor
  ) -> (place: Int?, offset: Vector, position: Vector, angle: Double)? {
    guard let body = anchor.body else { return (nil, .zero, anchor.offset, 0) }
    guard let place = places[body] else { return nil }
    let offset = anchor.offset.turned(by: bodies[place].angle)
    return (place, offset, bodies[place].position + offset, bodies[place].angle)
  }

  /// Solves all rows in both orders, so that none counts more for its place.
  private mutating func solve(_ seconds: Double, isRelaxing: Bool) {
    for _ in 0..<Self.sweeps {
      for index in rows.indices.reversed() { solve(index, seconds, isRelaxing) }
      for index in rows.indices { solve(index, seconds, isRelaxing) }
    }
  }

  private mutating func solve(_ index: Int, _ seconds: Double, _ isRelaxing: Bool) {
    let normalImpulse = rows[index].normal.map { rows[$0.row].impulse } ?? 0
    rows[index].solve(&bodies, step: seconds, isRelaxing: isRelaxing, normalImpulse: normalImpulse)
  }

  /// How often rows that touch the same bodies are made to agree.
  private static let sweeps = 2

  /// A body that nothing holds flies along the exact curve of its acceleration.
  private mutating func move(for seconds: Double) {
    for index in bodies.indices where !bodies[index].material.isAnchored {
      let surplus = isHeld[index] ? .zero : accelerations[index].linear * (seconds / 2)
      bodies[index].position += (bodies[index].velocity - surplus) * seconds
      bodies[index].angle += bodies[index].spin * seconds
    }
  }

  /// Lets bodies that collided bounce, at all points of a contact together.
  mutating func bounce() {
    for _ in 0..<Self.bounces {
      var index = 0
      for contact in contacts {
        for point in contact.keys.indices {
          if let speed = contact.bounce(at: point) { bounce(index, apartAt: speed) }
          index += 2
        }
      }
    }
  }

  private mutating func bounce(_ index: Int, apartAt speed: Double) {
    guard rows[index].greatestImpulse > 0 else { return }
    let wanted = rows[index].mass(of: bodies) * (speed - rows[index].speed(of: bodies))
    let impulse = max(rows[index].impulse + wanted, 0)
    rows[index].give(impulse - rows[index].impulse, to: &bodies)
    rows[index].impulse = impulse
  }

  /// How often the points of a contact are made to agree.
  private static let bounces = 8

  /// The greatest impulse of each contact.
  var greatestImpulses: [Double] {
    var index = 0
    return contacts.map { contact in
      defer { index += 2 * contact.keys.count }
      return contact.keys.indices.map { rows[index + 2 * $0].greatestImpulse }.max() ?? 0
    }
  }

  /// The impulses of the contacts, for the next step to begin with.
  var contactImpulses: [BodyContact.PointKey: (normal: Double, friction: Double)] {
    let keys = contacts.flatMap(\.keys).enumerated()
    return Dictionary(
      keys.map { ($1, (started[2 * $0], started[2 * $0 + 1])) }
    ) { first, _ in first }
  }
}
