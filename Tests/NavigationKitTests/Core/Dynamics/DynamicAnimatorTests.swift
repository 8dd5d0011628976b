import Foundation
import NavigationKit
import Testing

/// An animator on the stage's time: when it runs, what it moves, whom it tells.
@MainActor
struct DynamicAnimatorTests {
  private let fixture = DynamicsPage()
  private var stage: Stage { fixture.stage }
  private var card: UIView { fixture.card }
  private var animator: UIDynamicAnimator { fixture.animator }

  @Test func `what falls is where half of g by the square of the time says`() {
    animator.addBehavior(UIGravityBehavior(items: [card]))
    stage.advance(by: 0.5)
    #expect(abs(card.center.y - 175) < 0.01 && card.center.x == 160)
    #expect(animator.isRunning && abs(animator.elapsedTime - 0.5) < 1e-9)
    #expect(card.transform.isIdentity)
  }

  @Test func `it comes to rest on the edge, and the stage settles`() {
    animator.addBehavior(UIGravityBehavior(items: [card]))
    fixture.collide([card])
    #expect(!stage.isSettled && stage.nextChange != nil)
    stage.settle()
    #expect(abs(card.frame.maxY - 480) < 0.2 && abs(card.center.x - 160) < 0.2)
    #expect(stage.isSettled && stage.nextChange == nil && !animator.isRunning)
    #expect(fixture.heard.first == "resume" && fixture.heard.last == "pause")
    #expect(fixture.heard.contains("edge began") && stage.now < 6)
  }

  @Test func `how time passes makes no difference`() {
    let other = DynamicsPage()
    for page in [fixture, other] {
      page.card.transform = CGAffineTransform(rotationAngle: 0.4)
      page.animator.addBehavior(UIGravityBehavior(items: [page.card]))
      page.collide([page.card])
    }
    stage.advance(to: 2.51)
    for step in 1...500 { other.stage.advance(to: 1 + 1.51 * Double(step) / 500) }
    #expect(card.center == other.card.center && card.transform == other.card.transform)
    #expect(!card.transform.isIdentity && card.center.y > 300)
  }

  @Test func `removing what moves items pauses it, and they stay`() {
    let gravity = UIGravityBehavior(items: [card])
    animator.addBehavior(gravity)
    stage.advance(by: 0.2)
    animator.removeBehavior(gravity)
    let place = card.center
    #expect(fixture.heard == ["resume", "pause"] && !animator.isRunning)
    #expect(gravity.dynamicAnimator == nil && animator.behaviors.isEmpty && stage.isSettled)
    stage.advance(by: 1)
    #expect(card.center == place)
  }

  @Test func `a change wakes what rests`() {
    let gravity = UIGravityBehavior(items: [card])
    animator.addBehavior(gravity)
    fixture.collide([card])
    stage.settle()
    gravity.gravityDirection = CGVector(dx: 0, dy: -0.5)
    #expect(animator.isRunning)
    stage.settle()
    #expect(abs(card.frame.minY) < 0.2)
    #expect(fixture.heard.filter { $0 == "resume" }.count == 2)
  }

  @Test func `it goes on from where the app puts an item`() {
    animator.addBehavior(UIGravityBehavior(items: [card]))
    fixture.collide([card])
    stage.settle()
    card.center = CGPoint(x: 60, y: 200)
    stage.settle()
    #expect(card.center == CGPoint(x: 60, y: 200))
    animator.updateItem(usingCurrentState: card)
    stage.settle()
    #expect(abs(card.center.y - 430) < 0.2 && abs(card.center.x - 60) < 0.5)
  }

  @Test func `items are found by where they are`() {
    let other = fixture.box(CGRect(x: 0, y: 300, width: 40, height: 40))
    animator.addBehavior(UIDynamicItemBehavior(items: [card, other]))
    let found = animator.items(in: CGRect(x: 20, y: 280, width: 30, height: 30))
    #expect(found.count == 1 && found.first === other)
    #expect(animator.items(in: page.bounds).count == 2)
  }

  private var page: UIView { fixture.page.view }

  @Test func `children come and go with their parent, and an action is called in each frame`() {
    final class Throw: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let parent = Throw(card)
    var (calls, places) = (0, [CGFloat]())
    parent.action = { [card] in (calls, places) = (calls + 1, places + [card.center.y]) }
    animator.addBehavior(parent)
    #expect(parent.childBehaviors[0].dynamicAnimator === animator && parent.moves == [true])
    stage.advance(by: 0.1)
    #expect(calls == 6 && places == places.sorted() && places[0] > 50)
    parent.removeChildBehavior(parent.childBehaviors[0])
    #expect(!animator.isRunning)
    animator.removeAllBehaviors()
    #expect(parent.moves == [true, false])
  }

  @Test func `an animator that nobody keeps stops`() {
    var own: UIDynamicAnimator? = UIDynamicAnimator(referenceView: page)
    own?.addBehavior(UIGravityBehavior(items: [card]))
    stage.advance(by: 0.1)
    own = nil
    let place = card.center
    stage.settle()
    #expect(card.center == place && place.y > 50)
  }

  @Test func `an item keeps its own transform and is turned besides`() {
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let behavior = UIDynamicItemBehavior(items: [card])
    animator.addBehavior(behavior)
    behavior.addAngularVelocity(1, for: card)
    stage.advance(by: 0.5)
    let wanted = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 0.5)
    #expect(abs(card.transform.a - wanted.a) < 1e-6 && abs(card.transform.b - wanted.b) < 1e-6)
  }
}
