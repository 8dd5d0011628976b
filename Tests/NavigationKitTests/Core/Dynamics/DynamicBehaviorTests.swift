import Foundation
import Testing

@testable import NavigationKit

/// The effect of each kind of behavior on a card on a page, in UIKit's units.
@MainActor
struct DynamicBehaviorTests {
  private let fixture = DynamicsPage()
  private var stage: Stage { fixture.stage }
  private var card: UIView { fixture.card }
  private var animator: UIDynamicAnimator { fixture.animator }

  @Test func `gravity has a direction, an angle and a magnitude`() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.magnitude = 0
    gravity.magnitude = 2
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0) && gravity.angle == 0)
    gravity.addItem(card)
    animator.addBehavior(gravity)
    stage.advance(by: 0.1)
    #expect(abs(card.center.x - 170) < 0.01 && card.center.y == 50)
  }

  @Test func `a push of 1 accelerates 100 by 100 points by 100 points per second`() {
    let push = UIPushBehavior(items: [card], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    animator.addBehavior(push)
    stage.advance(by: 1)
    #expect(abs(card.center.y - 100) < 0.01 && push.active && push.mode == .continuous)
    push.active = false
    stage.advance(by: 1)
    #expect(abs(card.center.y - 200) < 0.1)
  }

  @Test func `what is heavier is pushed less, and does not fall faster`() {
    let small = fixture.box(CGRect(x: 0, y: 0, width: 50, height: 50))
    let push = UIPushBehavior(items: [card, small], mode: .continuous)
    push.setAngle(.pi / 2, magnitude: 1)
    let behavior = UIDynamicItemBehavior(items: [card])
    behavior.density = 2
    animator.addBehavior(push)
    animator.addBehavior(behavior)
    stage.advance(by: 0.5)
    #expect(abs(card.center.y - 50 - 6.25) < 0.01 && abs(small.center.y - 25 - 50) < 0.01)
  }

  @Test func `a push at once gives a speed, once, and a turn beside the centre`() {
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 2)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: card)
    let behavior = UIDynamicItemBehavior(items: [card])
    animator.addBehavior(push)
    animator.addBehavior(behavior)
    stage.advance(by: 0.5)
    #expect(!push.active && abs(card.center.y - 150) < 0.01)
    #expect(abs(behavior.linearVelocity(for: card).y - 200) < 0.01)
    #expect(abs(behavior.angularVelocity(for: card) - 6) < 0.01)
    push.active = true
    stage.advance(by: 0.1)
    #expect(behavior.linearVelocity(for: card).y > 300)
  }

  @Test(arguments: [0.0, 0.5, 1])
  func `a card that snaps ends at its point, upright`(damping: CGFloat) {
    card.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 300))
    #expect(snap.damping == 0.5)
    snap.damping = damping
    animator.addBehavior(snap)
    var farthest: CGFloat = 0
    snap.action = { [card] in farthest = max(farthest, card.center.y) }
    stage.settle()
    #expect(abs(card.center.x - 200) < 0.5 && abs(card.center.y - 300) < 0.5)
    #expect(abs(card.transform.b) < 0.01 && !animator.isRunning)
    #expect((farthest > 301) == (damping < 1))
    snap.snapPoint = CGPoint(x: 100, y: 100)
    stage.settle()
    #expect(abs(card.center.x - 100) < 0.5 && abs(card.center.y - 100) < 0.5)
  }

  @Test func `a ball bounces by its elasticity`() {
    let behavior = UIDynamicItemBehavior(items: [card])
    (behavior.elasticity, behavior.allowsRotation) = (0.5, false)
    animator.addBehavior(behavior)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    fixture.collide([card])
    // It falls 380 points, and rises by a quarter of that.
    let fall = (2 * 380 / 1000.0).squareRoot()
    stage.advance(by: fall * 1.5)
    #expect(abs(card.frame.maxY - (480 - 95)) < 4)
    #expect(abs(behavior.linearVelocity(for: card).y) < 30)
    stage.settle()
    #expect(abs(card.frame.maxY - 480) < 0.2)
  }

  @Test func `what several behaviors say of an item adds up`() {
    let (first, second) = (
      UIDynamicItemBehavior(items: [card]), UIDynamicItemBehavior(items: [card])
    )
    #expect(first.elasticity == 0 && first.density == 1 && first.allowsRotation)
    (first.elasticity, first.resistance, second.elasticity) = (0.9, 3, 0.1)
    animator.addBehavior(first)
    animator.addBehavior(second)
    stage.advance(by: 0.1)
    let material = animator.scene.body(of: card)?.material
    #expect(material?.elasticity == 0.1 && material?.resistance == 3 && material?.friction == 0.2)
  }

  @Test func `velocities that were given before are there when it begins`() {
    let behavior = UIDynamicItemBehavior(items: [card])
    behavior.addLinearVelocity(CGPoint(x: 0, y: 100), for: card)
    behavior.addAngularVelocity(2, for: card)
    #expect(behavior.linearVelocity(for: card) == CGPoint(x: 0, y: 100))
    animator.addBehavior(behavior)
    stage.advance(by: 0.5)
    #expect(abs(card.center.y - 100) < 0.01 && behavior.angularVelocity(for: card) == 2)
    behavior.addLinearVelocity(CGPoint(x: 0, y: -100), for: card)
    stage.advance(by: 0.5)
    #expect(abs(card.center.y - 100) < 0.01)
    #expect(behavior.linearVelocity(for: UIView()) == .zero)
  }

  @Test func `numbers that are none move nothing`() {
    let behavior = UIDynamicItemBehavior(items: [card])
    (behavior.density, behavior.elasticity, behavior.resistance) = (.nan, .infinity, .nan)
    behavior.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: card)
    let push = UIPushBehavior(items: [card], mode: .continuous)
    push.pushDirection = CGVector(dx: .infinity, dy: 0)
    for behavior in [
      behavior, push, UISnapBehavior(item: card, snapTo: CGPoint(x: 0, y: CGFloat.nan)),
    ] {
      animator.addBehavior(behavior)
    }
    fixture.collide([card])
    stage.advance(by: 1)
    #expect(page.bounds.contains(card.center))
  }

  private var page: UIView { fixture.page.view }
}
