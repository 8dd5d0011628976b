import Foundation
import Testing

@testable import NavigationKit

/// How bodies fall, bounce, come to rest and hold together, as values.
struct BodyWorldTests {
  private static let floor = CollisionGroup.Boundary(id: 7, lines: [[[-500, 400], [500, 400]]])

  private static func body(
    _ id: Int = 1, at place: Vector, size: CGSize = CGSize(width: 40, height: 40)
  ) -> RigidBody {
    RigidBody(id: id, shape: BodyShape(size: size), position: place)
  }

  /// A world after a time under a gravity of 1, with a floor at 400 points.
  private static func after(
    _ seconds: Double, _ bodies: [RigidBody], joints: [BodyJoint] = [], hasFloor: Bool = true,
    gravity: Vector = [0, 1000]
  ) -> BodyWorld {
    var world = BodyWorld()
    world.bodies = bodies
    for _ in 0..<Int((seconds / BodyWorld.step).rounded()) {
      var influences = BodyInfluences()
      for body in world.bodies { influences.accelerate(body, by: gravity) }
      influences.joints = joints
      influences.groups = [
        CollisionGroup(id: 1, bodies: bodies.map(\.id), boundaries: hasFloor ? [floor] : [])
      ]
      _ = world.advance(under: influences)
    }
    return world
  }

  @Test(arguments: [0.1, 0.5, 0.75])
  func `a body falls as far as half of g by the square of the time`(seconds: Double) {
    let world = Self.after(seconds, [Self.body(at: [0, 0])])
    #expect(abs(world.bodies[0].position.y - 500 * seconds * seconds) < 1e-6)
    #expect(world.bodies[0].position.x == 0 && !world.isResting)
  }

  @Test func `a body comes to rest on the floor`() {
    let world = Self.after(3, [Self.body(at: [0, 200])])
    #expect(abs(world.bodies[0].position.y - 380) < 0.1)
    #expect(world.isResting && abs(world.bodies[0].angle) < 1e-3)
  }

  @Test func `a tilted box falls onto a side`() {
    var box = Self.body(at: [0, 300])
    box.angle = 0.3
    let world = Self.after(4, [box])
    #expect(abs(world.bodies[0].position.y - 380) < 0.1 && world.isResting)
    #expect(abs(world.bodies[0].angle.remainder(dividingBy: .pi / 2)) < 0.01)
  }

  @Test(arguments: [0.5, 0.8, 1])
  func `what is elastic bounces as high as the square of its elasticity`(elasticity: Double) {
    var ball = RigidBody(id: 1, shape: BodyShape(radius: 20), position: [0, 180])
    ball.material.elasticity = elasticity
    let fall = (2 * 200 / 1000.0).squareRoot()
    let top = Self.after(fall + elasticity * fall, [ball]).bodies[0].position.y
    #expect(abs((380 - top) / 200 - elasticity * elasticity) < 0.03)
  }

  @Test(arguments: [2, 5])
  func `boxes stack and rest`(count: Int) {
    let boxes = (0..<count).map { Self.body($0 + 1, at: [0, 370 - Double($0) * 45]) }
    let world = Self.after(4, boxes)
    for (place, box) in world.bodies.enumerated() {
      #expect(abs(box.position.y - (380 - Double(place) * 40)) < 0.5)
      #expect(abs(box.position.x) < 1 && abs(box.angle) < 0.02)
    }
    #expect(world.isResting)
  }

  @Test func `friction stops what slides; without any it goes on`() {
    for (friction, isMoving) in [(0.0, true), (0.5, false)] {
      var box = Self.body(at: [-400, 380])
      box.velocity = [300, 0]
      box.material.friction = friction
      let slid = Self.after(1.5, [box]).bodies[0]
      #expect((slid.velocity.x > 290) == isMoving)
      // The way to a stop is v² / 2μg.
      if !isMoving { #expect(abs(slid.position.x + 400 - 90) < 5) }
    }
  }

  @Test func `a body that strikes another hands its momentum on`() {
    var (one, other) = (Self.body(1, at: [0, 0]), Self.body(2, at: [100, 0]))
    (one.material.elasticity, other.material.elasticity) = (1, 1)
    one.velocity = [200, 0]
    let struck = Self.after(1, [one, other], hasFloor: false, gravity: .zero).bodies
    #expect(abs(struck[0].velocity.x) < 2 && abs(struck[1].velocity.x - 200) < 2)
  }

  @Test func `what is very fast does not pass the floor`() {
    var bullet = Self.body(at: [0, 0], size: CGSize(width: 6, height: 6))
    bullet.velocity = [0, 8000]
    #expect(Self.after(1, [bullet]).bodies[0].position.y < 400)
  }

  @Test func `an anchored body stays, and others rest on it`() {
    var shelf = Self.body(1, at: [0, 200], size: CGSize(width: 100, height: 10))
    shelf.material.isAnchored = true
    let world = Self.after(3, [shelf, Self.body(2, at: [0, 100])])
    #expect(world.bodies[0].position == [0, 200])
    #expect(abs(world.bodies[1].position.y - 175) < 0.2 && world.isResting)
  }

  @Test func `resistance slows down, and what may not turn does not`() {
    var (slowed, upright) = (Self.body(1, at: [0, 0]), Self.body(2, at: [300, 0]))
    (slowed.velocity, slowed.spin) = ([100, 0], 3)
    (slowed.material.resistance, slowed.material.angularResistance) = (2, 1)
    (upright.spin, upright.material.allowsRotation) = (3, false)
    let world = Self.after(1, [slowed, upright], hasFloor: false, gravity: .zero)
    #expect(abs(world.bodies[0].velocity.x - 100 * exp(-2)) < 0.5)
    #expect(abs(world.bodies[0].spin - 3 * exp(-1)) < 0.02 && world.bodies[1].angle == 0)
  }

  @Test func `contacts begin and end`() {
    var world = BodyWorld()
    var ball = RigidBody(id: 3, shape: BodyShape(radius: 20), position: [0, 350])
    ball.material.elasticity = 0.8
    world.bodies = [ball]
    var changes: [BodyWorld.ContactChange] = []
    for _ in 0..<40 {
      var influences = BodyInfluences()
      influences.accelerate(ball, by: [0, 1000])
      influences.groups = [CollisionGroup(id: 1, bodies: [3], boundaries: [Self.floor])]
      changes += world.advance(under: influences)
    }
    let pair = BodyContact.Pair(group: 1, first: 3, second: nil, boundary: 7)
    guard changes.count == 2, case .began(pair, let place) = changes[0] else {
      Issue.record("\(changes)")
      return
    }
    #expect((place - [0, 400]).length < 5 && changes[1] == .ended(pair))
  }

  @Test func `the same steps make the same motion`() {
    let boxes = (0..<4).map { Self.body($0 + 1, at: [Double($0) * 7, 300 - Double($0) * 45]) }
    #expect(Self.after(2, boxes).bodies == Self.after(2, boxes).bodies)
  }
}
