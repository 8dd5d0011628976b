import Foundation
import NavigationKit
import Testing

/// The objects that items collide with, and the delegate's calls.
@MainActor
struct CollisionBehaviorTests {
  private let fixture = DynamicsPage()
  private var stage: Stage { fixture.stage }
  private var card: UIView { fixture.card }

  /// An item that is no view.
  private final class Ball: NSObject, UIDynamicItem {
    var center = CGPoint(x: 200, y: 30)
    var bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private func pull(_ items: [any UIDynamicItem]) {
    fixture.animator.addBehavior(UIGravityBehavior(items: items))
  }

  @Test func `two boxes stack, and the delegate hears of each contact`() {
    let upper = fixture.box(CGRect(x: 110, y: 120, width: 100, height: 50))
    card.frame.origin.y = 320
    pull([card, upper])
    fixture.collide([card, upper])
    stage.settle()
    #expect(abs(card.frame.maxY - 480) < 0.5 && abs(upper.frame.maxY - 380) < 1)
    #expect(abs(upper.center.x - 160) < 1)
    let places = fixture.heard.filter { $0.hasPrefix("items began at") }
      .compactMap { Double($0.split(separator: " ")[3]) }
    #expect(!places.isEmpty && places.allSatisfy { abs($0 - 380) < 12 })
    #expect(fixture.heard.contains("edge began"))
  }

  @Test func `contacts that end are heard of`() {
    pull([card])
    let collision = fixture.collide([card])
    stage.settle()
    fixture.heard = []
    collision.translatesReferenceBoundsIntoBoundary = false
    stage.advance(by: 0.5)
    #expect(fixture.heard == ["resume", "edge ended"] && card.center.y > 500)
  }

  @Test(
    arguments: [(.items, 1000), (.boundaries, 480), (.everything, 480)]
      as [(UICollisionBehavior.Mode, CGFloat)])
  func `the mode says what items collide with`(mode: UICollisionBehavior.Mode, floor: CGFloat) {
    let other = fixture.box(CGRect(x: 110, y: 110, width: 100, height: 100))
    pull([card, other])
    fixture.collide([card, other]).collisionMode = mode
    stage.advance(by: 3)
    #expect((other.frame.maxY > 490) == (floor > 480))
    let isApart = abs(other.center.y - card.center.y) > 99
    #expect(isApart == mode.contains(.items))
  }

  @Test func `boundaries have names, and paths`() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(
      withIdentifier: "shelf" as any NSCopying, from: CGPoint(x: 0, y: 200),
      to: CGPoint(x: 320, y: 200))
    let hill = UIBezierPath(ovalIn: CGRect(x: 100, y: 300, width: 50, height: 50))
    collision.addBoundary(withIdentifier: NSString("hill"), for: hill)
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "hill") === hill)
    collision.removeBoundary(withIdentifier: "hill")
    #expect(collision.boundary(withIdentifier: NSString("hill")) == nil)
    collision.addItem(card)
    collision.collisionDelegate = fixture
    pull([card])
    fixture.animator.addBehavior(collision)
    stage.settle()
    #expect(abs(card.frame.maxY - 200) < 0.2 && fixture.heard.contains("shelf began"))
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    stage.advance(by: 1)
    #expect(card.center.y > 480 && fixture.heard.last == "shelf ended")
  }

  @Test func `the edges may be inset`() {
    pull([card])
    let collision = fixture.collide([card])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    stage.settle()
    #expect(abs(card.frame.maxY - 400) < 0.2)
  }

  @Test func `a ball rolls off a slope, and is no view`() {
    let ball = Ball()
    pull([ball])
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "slope", from: CGPoint(x: 100, y: 300), to: CGPoint(x: 320, y: 200))
    fixture.animator.addBehavior(collision)
    stage.advance(by: 3)
    #expect(abs(ball.center.y - 450) < 1 && ball.center.x < 100)
    #expect(ball.transform.b != 0)
  }

  @Test func `what is between items and a path collides with its outline`() {
    final class Tip: NSObject, UIDynamicItem {
      var center = CGPoint(x: 160, y: 100)
      var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      var transform = CGAffineTransform.identity
      var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -20, y: -10, width: 40, height: 20))
      }
    }
    let tip = Tip()
    pull([tip])
    let collision = UICollisionBehavior(items: [tip])
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.animator.addBehavior(collision)
    stage.settle()
    #expect(abs(tip.center.y - 470) < 0.2)
  }
}
