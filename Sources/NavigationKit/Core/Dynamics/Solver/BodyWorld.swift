/// Bodies that move, turn and collide, as a value: the same influences make the same motion.
nonisolated struct BodyWorld: Sendable {
  /// Bodies begin or end to touch.
  enum ContactChange: Hashable, Sendable {
    case began(BodyContact.Pair, at: Vector)
    case ended(BodyContact.Pair)
  }

  /// Seconds of a step.
  static let step = 1.0 / 120
  /// The steps in which velocities and positions follow each other, in each step.
  static let substeps = 4

  /// In the order of their numbers.
  var bodies: [RigidBody] = []
  /// Who touches whom, in the order in which they began.
  var touching: [BodyContact.Pair] = []
  /// The impulses of the contacts in the last step, to begin with those.
  var impulses: [BodyContact.PointKey: (normal: Double, friction: Double)] = [:]

  init() {}

  /// Where a body with a number is in the list.
  func index(of id: Int) -> Int? {
    let index = bodies.partitioningIndex { $0.id >= id }
    return bodies.indices.contains(index) && bodies[index].id == id ? index : nil
  }

  /// Whether nothing has moved for a while.
  var isResting: Bool {
    bodies.allSatisfy { $0.material.isAnchored || $0.restTime >= Self.restTime }
  }

  /// Lets what moves a little be still.
  mutating func rest() {
    for index in bodies.indices { (bodies[index].velocity, bodies[index].spin) = (.zero, 0) }
  }

  /// Lets what rests move again if something moves it.
  mutating func wake() {
    for index in bodies.indices { bodies[index].restTime = 0 }
  }

  /// Moves the bodies on by ``step`` seconds, and tells what began and ended to touch.
  mutating func advance(under influences: BodyInfluences) -> [ContactChange] {
    var step = BodyStep(self, influences)
    for _ in 0..<Self.substeps { step.advance(by: Self.step / Double(Self.substeps)) }
    step.bounce()
    bodies = step.bodies
    countRest(accelerations: step.accelerations, isHeld: step.isHeld)
    impulses = step.contactImpulses
    return updateContacts(of: step)
  }

  /// Bodies on which something acts freely do not rest, however slow they are.
  private mutating func countRest(
    accelerations: [BodyInfluences.Acceleration], isHeld: [Bool]
  ) {
    for index in bodies.indices {
      let isPulled = !isHeld[index] && accelerations[index] != BodyInfluences.Acceleration()
      let isStill = bodies[index].isSlow && !isPulled
      bodies[index].restTime = isStill ? bodies[index].restTime + Self.step : 0
    }
  }

  /// Seconds after which what does not move rests.
  private static let restTime = 0.25
}

nonisolated extension BodyWorld.ContactChange {
  /// Who touches, or did.
  var pair: BodyContact.Pair {
    switch self {
    case .began(let pair, _), .ended(let pair): pair
    }
  }
}
