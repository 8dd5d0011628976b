import Foundation
import Testing

@testable import NavigationKit

/// The effect of each kind of field on a card of 100 by 100 points, whose mass is 1.
@MainActor
struct FieldBehaviorTests {
  private let fixture = DynamicsPage()
  private var stage: Stage { fixture.stage }
  private var card: UIView { fixture.card }
  private var animator: UIDynamicAnimator { fixture.animator }
  private let properties: UIDynamicItemBehavior

  init() {
    properties = UIDynamicItemBehavior(items: [fixture.card])
    fixture.card.center = CGPoint(x: 160, y: 240)
    fixture.animator.addBehavior(properties)
  }

  private var velocity: CGPoint { properties.linearVelocity(for: card) }
  private var speed: CGFloat { hypot(velocity.x, velocity.y) }

  private func add(_ field: UIFieldBehavior) {
    field.addItem(card)
    animator.addBehavior(field)
  }

  @Test func `a field has a position, a region and a strength`() {
    let field = UIFieldBehavior.springField()
    #expect(field.position == .zero && field.strength == 1 && field.falloff == 0)
    #expect(field.minimumRadius > 0 && field.minimumRadius < 1 && field.direction == .zero)
    #expect(field.region.contains(CGPoint(x: 1e6, y: 0)) && field.items.isEmpty)
    field.addItem(card)
    field.addItem(card)
    #expect(field.items.count == 1)
    field.removeItem(card)
    #expect(field.items.isEmpty)
  }

  @Test func `linear gravity pulls in its direction, whatever the mass`() {
    properties.density = 3
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    #expect(field.direction == CGVector(dx: 1, dy: 0))
    field.strength = 2
    add(field)
    stage.advance(by: 0.5)
    #expect(abs(velocity.x - 100) < 1 && abs(card.center.x - 185) < 1 && velocity.y == 0)
  }

  @Test func `radial gravity pulls to its position, less from afar`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 40))
    field.falloff = 1
    add(field)
    stage.advance(by: 0.1)
    // Two units away: half of 100 points per second, each second.
    #expect(abs(velocity.y + 5) < 0.1 && velocity.x == 0)
    field.falloff = 0
    field.strength = -1
    stage.advance(by: 0.1)
    #expect(abs(velocity.y - 5) < 0.1)
  }

  @Test func `a field is not stronger within its minimum radius than there`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 238))
    (field.falloff, field.minimumRadius) = (2, 100)
    add(field)
    stage.advance(by: 0.05)
    #expect(abs(speed - 5) < 0.2)
  }

  @Test func `a field acts in its region alone`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 160, y: 200)
    field.region = UIRegion(radius: 60)
    add(field)
    stage.advance(by: 2)
    let left = velocity.y
    // From 40 to 60 points below.
    #expect(abs(left - (2.0 * 100 * 20).squareRoot()) < 1)
    stage.advance(by: 0.5)
    #expect(velocity.y == left)
  }

  @Test func `drag slows down what is fast, and heavy things less, until they rest`() {
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: card)
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    add(field)
    stage.advance(by: 0.5)
    #expect(abs(velocity.x - 100 * exp(-1)) < 1.5)
    properties.density = 4
    let before = velocity.x
    stage.advance(by: 0.5)
    #expect(abs(velocity.x - before * exp(-0.25)) < 0.5)
    stage.settle()
    #expect(!animator.isRunning)
  }

  @Test func `a vortex drives round anticlockwise`() {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 60, y: 240)
    add(field)
    stage.advance(by: 0.1)
    // On the right of its middle, up; 100 points away, by 100 points per second, each second.
    #expect(abs(velocity.y + 10) < 0.2 && abs(velocity.x) < 0.2)
    field.strength = -1
    stage.advance(by: 0.2)
    #expect(velocity.y > 5)
  }

  @Test func `a velocity field moves at its velocity`() {
    add(.velocityField(direction: CGVector(dx: 0.5, dy: 0)))
    stage.advance(by: 1)
    #expect(abs(velocity.x - 50) < 1e-6 && abs(card.center.x - 210) < 1)
  }

  @Test func `a spring swings without an end, and comes to rest with resistance`() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 160, y: 200)
    field.strength = 36
    add(field)
    var ends: [CGFloat] = [1000, 0]
    field.action = { [card] in
      ends = [min(ends[0], card.center.y), max(ends[1], card.center.y)]
    }
    stage.advance(by: 10)
    #expect(abs(ends[0] - 160) < 0.5 && abs(ends[1] - 240) < 0.5)
    properties.resistance = 4
    stage.settle()
    #expect(abs(card.center.y - 200) < 0.5 && !animator.isRunning)
  }

  @Test func `electric fields push charges away, and pull those of the other kind`() {
    let field = UIFieldBehavior.electricField()
    field.position = CGPoint(x: 60, y: 240)
    add(field)
    stage.advance(by: 0.2)
    #expect(properties.charge == 0 && velocity == .zero)
    properties.charge = 2
    stage.advance(by: 0.2)
    let away = velocity.x
    #expect(abs(away - 40) < 2)
    properties.charge = -2
    stage.advance(by: 0.1)
    #expect(abs(velocity.x - away + 20) < 2)
  }

  @Test func `a magnetic field turns the way of charges anticlockwise`() {
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: card)
    let field = UIFieldBehavior.magneticField()
    add(field)
    stage.advance(by: 0.2)
    #expect(velocity == CGPoint(x: 100, y: 0))
    properties.charge = 2
    stage.advance(by: 0.25)
    #expect(abs(speed - 100) < 1e-6 && abs(velocity.y + 100 * sin(0.5)) < 2)
  }

  @Test func `charges and masses count whichever behavior was added first`() {
    animator.removeBehavior(properties)
    let field = UIFieldBehavior.magneticField()
    add(field)
    properties.charge = 2
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: card)
    animator.addBehavior(properties)
    stage.advance(by: 0.25)
    #expect(velocity.y < -40)
  }

  /// Where noise of a kind has driven the card after a second, from the middle.
  private func offset(_ field: UIFieldBehavior) -> CGPoint {
    field.strength = 10
    add(field)
    stage.advance(by: 1)
    return CGPoint(x: card.center.x - 160, y: card.center.y - 240)
  }

  @Test func `noise drives here and there, the same way each time`() {
    let offset = offset(.noiseField(smoothness: 0.5, animationSpeed: 1))
    #expect(hypot(offset.x, offset.y) > 5)
    let again = FieldBehaviorTests().offset(.noiseField(smoothness: 0.5, animationSpeed: 1))
    #expect(again == offset)
    let other = FieldBehaviorTests().offset(.noiseField(smoothness: 0.5, animationSpeed: 3))
    #expect(other != offset)
  }

  @Test func `turbulence leaves alone what rests`() {
    let field = UIFieldBehavior.turbulenceField(smoothness: 0.2, animationSpeed: 1)
    #expect(abs(field.smoothness - 0.2) < 1e-9 && field.animationSpeed == 1)
    #expect(offset(field) == .zero)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: card)
    stage.advance(by: 0.3)
    #expect(abs(velocity.y) > 1)
  }

  @Test func `noise is smooth where it is to be, and between -1 and 1`() {
    func values(_ smoothness: Double) -> [Double] {
      let noise = FieldNoise(smoothness: smoothness, speed: 0)
      return (0..<1000).map { noise.value(at: [Double($0), 7], 0).x }
    }
    func greatestStep(_ values: [Double]) -> Double {
      zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }
    let (rough, smooth) = (values(0), values(1))
    #expect((rough + smooth).allSatisfy { abs($0) <= 1 })
    #expect(rough.contains { $0 > 0.3 } && rough.contains { $0 < -0.3 })
    #expect(greatestStep(rough) > 0.1 && greatestStep(smooth) < 0.02)
  }

  @Test func `an app's own field is told of the item, and says the force`() {
    var heard: [CGFloat] = []
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, seconds in
      if heard.isEmpty {
        heard = [position.x, position.y, velocity.dx, mass, charge, field.strength]
      }
      #expect(seconds > 0)
      return CGVector(dx: 0, dy: mass * 2)
    }
    properties.charge = 3
    properties.density = 2
    field.strength = 0.5
    add(field)
    stage.advance(by: 0.5)
    #expect(heard == [160, 240, 0, 2, 3, 0.5])
    #expect(abs(velocity.y - 50) < 1)
  }

  @Test func `what is no number moves nothing`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: CGFloat.nan, dy: 0))
    add(field)
    let own = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.infinity, dy: 0) }
    add(own)
    let strong = UIFieldBehavior.springField()
    strong.strength = .nan
    add(strong)
    stage.advance(by: 0.5)
    #expect(card.center == CGPoint(x: 160, y: 240))
  }
}
