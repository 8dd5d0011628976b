import Foundation
import Testing

@testable import NavigationKit

/// The movements that joints allow and prevent, as values.
struct BodyJointTests {
  private static let size = CGSize(width: 20, height: 20)

  /// One or two bodies that a joint holds, a time later.
  private static func after(
    _ seconds: Double, _ kind: BodyJoint.Kind, from: BodyJoint.Anchor, to offset: Vector = .zero,
    _ bodies: [RigidBody], gravity: Vector = [0, 1000], look: ([RigidBody]) -> Void = { _ in }
  ) -> [RigidBody] {
    var world = BodyWorld()
    world.bodies = bodies
    for _ in 0..<Int((seconds / BodyWorld.step).rounded()) {
      var influences = BodyInfluences()
      for body in world.bodies { influences.accelerate(body, by: gravity) }
      influences.joints = [
        BodyJoint(kind: kind, first: from, second: BodyJoint.Anchor(body: 1, offset: offset))
      ]
      _ = world.advance(under: influences)
      look(world.bodies)
    }
    return world.bodies
  }

  private static func body(_ id: Int = 1, at place: Vector) -> RigidBody {
    RigidBody(id: id, shape: BodyShape(size: size), position: place)
  }

  private static let pole = BodyJoint.Anchor(body: nil, offset: .zero)

  @Test func `a rod keeps its length while it swings`() {
    var lowest = 0.0
    _ = Self.after(
      3, .distance(100, frequency: 0, damping: 0), from: Self.pole, [Self.body(at: [100, 0])]
    ) {
      #expect(abs($0[0].position.length - 100) < 1)
      lowest = max(lowest, $0[0].position.y)
    }
    #expect(lowest > 98)
  }

  @Test func `a spring swings as often as its frequency, and a damped one does not`() {
    for (damping, crosses) in [(0.0, 4), (1, 0)] {
      var (signs, last) = (0, 1.0)
      _ = Self.after(
        1, .distance(100, frequency: 2, damping: damping), from: Self.pole,
        [Self.body(at: [150, 0])], gravity: .zero
      ) {
        let side = $0[0].position.x - 100
        if side * last < 0, abs(side) > 0.01 { (signs, last) = (signs + 1, side) }
      }
      #expect(signs == crosses)
    }
  }

  @Test func `a rope is slack, then holds`() {
    let slack = Self.after(0.2, .limit(100), from: Self.pole, [Self.body(at: [0, 10])])
    #expect(abs(slack[0].position.y - 30) < 0.3)
    let taut = Self.after(2, .limit(100), from: Self.pole, [Self.body(at: [0, 10])])
    #expect(abs(taut[0].position.y - 100) < 0.5)
  }

  @Test func `a pin turns between two angles`() {
    for (range, angle) in [(-0.5...0.5, 0.5), (-Double.infinity...Double.infinity, Double.pi / 2)] {
      var swinging = Self.body(at: [50, 0])
      swinging.material.angularResistance = 5
      swinging.material.resistance = 5
      let bodies = Self.after(
        4, .pin(angle: 0, range: range, friction: 0), from: Self.pole, to: [-50, 0], [swinging])
      #expect(abs(bodies[0].angle - angle) < 0.03)
      #expect(abs((bodies[0].position - Vector(angle: angle) * 50).length) < 1)
    }
  }

  @Test func `friction holds a pin`() {
    let held = Self.after(
      1, .pin(angle: 0, range: -9...9, friction: 3000), from: Self.pole, to: [-50, 0],
      [Self.body(at: [50, 0])])
    #expect(abs(held[0].angle) < 0.02)
  }

  @Test func `what is fixed to another keeps its place and its angle`() {
    var base = Self.body(2, at: [0, 0])
    base.spin = 1
    let bodies = Self.after(
      1, .fixed(angle: 0), from: BodyJoint.Anchor(body: 2, offset: [10, 0]), to: [-10, 0],
      [base, Self.body(at: [20, 0])], gravity: .zero)
    let displacement = (bodies[1].position - bodies[0].position).turned(by: -bodies[0].angle)
    #expect((displacement - [20, 0]).length < 0.5 && abs(bodies[0].angle - bodies[1].angle) < 0.01)
    #expect(bodies[0].angle > 0.1)
  }

  @Test func `what slides stays on its line, within its range, and upright`() {
    for (upper, expected) in [(40.0, 40.0), (.infinity, 250)] {
      let kind = BodyJoint.Kind.sliding(
        axis: Vector(angle: .pi / 4), angle: 0, range: -10...upper)
      // Half of gravity acts along the line.
      let bodies = Self.after(1, kind, from: Self.pole, [Self.body(at: .zero)])
      let place = bodies[0].position
      #expect(abs(place.x - place.y) < 0.5 && abs(bodies[0].angle) < 0.01)
      #expect(abs(place.length - expected * (upper.isFinite ? 1 : 2.0.squareRoot())) < 4)
    }
  }

  @Test func `what snaps ends at its point, upright`() {
    for damping in [0.2, 0.6, 1] {
      var card = Self.body(at: [200, -100])
      (card.angle, card.spin, card.velocity) = (7, 3, [0, 300])
      let bodies = Self.after(
        3, .snap(frequency: 3, damping: damping), from: Self.pole, [card], gravity: .zero)
      #expect(bodies[0].position.length < 0.1)
      #expect(abs(bodies[0].angle - 2 * .pi) < 0.01)
    }
  }

  @Test func `a joint of a body that is gone holds nothing`() {
    let bodies = Self.after(
      0.5, .fixed(angle: 0), from: BodyJoint.Anchor(body: 9, offset: .zero), [Self.body(at: .zero)])
    #expect(abs(bodies[0].position.y - 125) < 0.01)
  }
}
