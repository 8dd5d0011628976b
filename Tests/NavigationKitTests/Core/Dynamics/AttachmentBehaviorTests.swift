import Foundation
import Testing

@testable import NavigationKit

/// Items that are held at points, and together.
@MainActor
struct AttachmentBehaviorTests {
  private let fixture = DynamicsPage()
  private var stage: Stage { fixture.stage }
  private var card: UIView { fixture.card }
  private var animator: UIDynamicAnimator { fixture.animator }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }

  /// Adds gravity and an attachment, and returns how long it was at least and at most.
  private func lengths(
    of attachment: UIAttachmentBehavior, for seconds: TimeInterval, between: () -> CGFloat
  ) -> ClosedRange<CGFloat> {
    animator.addBehavior(UIGravityBehavior(items: attachment.items))
    animator.addBehavior(attachment)
    var lengths: [CGFloat] = []
    for _ in 0..<Int(seconds * 60) {
      stage.advance(by: 1.0 / 60)
      lengths.append(between())
    }
    return (lengths.min() ?? 0)...(lengths.max() ?? 0)
  }

  @Test func `an attachment keeps its length`() {
    let anchor = CGPoint(x: 60, y: 50)
    let attachment = UIAttachmentBehavior(item: card, attachedToAnchor: anchor)
    #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
    #expect(attachment.items.count == 1 && attachment.anchorPoint == anchor)
    let lengths = lengths(of: attachment, for: 2) { distance(card.center, anchor) }
    #expect(lengths.lowerBound > 99 && lengths.upperBound < 101)
  }

  @Test func `a corner of an item is held`() {
    let anchor = CGPoint(x: 110, y: 0)
    let offset = UIOffset(horizontal: -50, vertical: -50)
    let attachment = UIAttachmentBehavior(
      item: card, offsetFromCenter: offset, attachedToAnchor: anchor)
    #expect(attachment.length == 0)
    let behavior = UIDynamicItemBehavior(items: [card])
    (behavior.angularResistance, behavior.resistance) = (3, 3)
    animator.addBehavior(behavior)
    _ = lengths(of: attachment, for: 6) { 0 }
    // It hangs from its corner.
    #expect(abs(card.center.x - 110) < 1 && abs(card.center.y - 50 * 2.0.squareRoot()) < 1)
    #expect(distance(card.convert(.zero, to: fixture.page.view), anchor) < 1)
  }

  @Test func `a finger pulls an item by its anchor`() {
    let attachment = UIAttachmentBehavior(item: card, attachedToAnchor: card.center)
    animator.addBehavior(attachment)
    for step in 1...60 {
      attachment.anchorPoint = CGPoint(x: 160, y: 50 + CGFloat(step) * 4)
      stage.advance(by: 1.0 / 60)
    }
    stage.settle()
    #expect(distance(card.center, CGPoint(x: 160, y: 290)) < 0.5)
  }

  @Test func `two items are held together, as by a spring`() {
    let other = fixture.box(CGRect(x: 140, y: 180, width: 40, height: 40))
    let attachment = UIAttachmentBehavior(item: other, attachedTo: card)
    #expect(attachment.length == 150 && attachment.attachedBehaviorType == .items)
    (attachment.frequency, attachment.damping) = (2, 0.3)
    let behavior = UIDynamicItemBehavior(items: [card])
    behavior.isAnchored = true
    animator.addBehavior(behavior)
    let lengths = lengths(of: attachment, for: 3) { distance(card.center, other.center) }
    // The weight stretches the spring by g / (2πf)².
    #expect(lengths.upperBound > 158 && card.center == CGPoint(x: 160, y: 50))
    #expect(abs(other.center.y - 50 - (150 + 1000 / pow(2 * .pi * 2, 2))) < 1)
  }

  @Test func `a rope is never longer, but shorter`() {
    let other = fixture.box(CGRect(x: 140, y: 180, width: 40, height: 40))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: other, offsetFromCenter: .zero, attachedTo: card, offsetFromCenter: .zero)
    let behavior = UIDynamicItemBehavior(items: [card])
    behavior.isAnchored = true
    animator.addBehavior(behavior)
    let push = UIPushBehavior(items: [other], mode: .instantaneous)
    push.setAngle(-.pi / 2, magnitude: 0.8)
    animator.addBehavior(push)
    let lengths = lengths(of: rope, for: 3) { distance(card.center, other.center) }
    #expect(lengths.lowerBound < 100 && lengths.upperBound < 151)
  }

  @Test func `pins, slides and fixed joints hold as they say`() {
    let other = fixture.box(CGRect(x: 210, y: 30, width: 40, height: 40))
    let behavior = UIDynamicItemBehavior(items: [card])
    behavior.isAnchored = true
    let point = CGPoint(x: 210, y: 50)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: other, attachedTo: card, attachmentAnchor: point)
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.5)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: other, attachedTo: card, attachmentAnchor: point,
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: other, attachedTo: card, attachmentAnchor: point)
    let ends: [(UIAttachmentBehavior, CGPoint, CGFloat)] = [
      (pin, CGPoint(x: 210 + 20 * cos(0.5), y: 50 + 20 * sin(0.5)), 0.5),
      (slide, CGPoint(x: 230, y: 110), 0), (fixed, CGPoint(x: 230, y: 50), 0),
    ]
    for (attachment, place, angle) in ends {
      animator.removeAllBehaviors()
      (other.transform, other.center) = (.identity, CGPoint(x: 230, y: 50))
      animator.addBehavior(behavior)
      animator.addBehavior(UIGravityBehavior(items: [other]))
      animator.addBehavior(attachment)
      stage.advance(by: 3)
      #expect(distance(other.center, place) < 1)
      #expect(abs(atan2(other.transform.b, other.transform.a) - angle) < 0.03)
    }
  }

  @Test func `an item slides along a line through a point`() {
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: card, attachmentAnchor: CGPoint(x: 160, y: 50),
      axisOfTranslation: CGVector(dx: 1, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -100, maximum: 100)
    _ = lengths(of: slide, for: 2) { 0 }
    let offset = 100 / 2.0.squareRoot()
    #expect(distance(card.center, CGPoint(x: 160 + offset, y: 50 + offset)) < 1)
  }

  @Test func `ranges are values`() {
    #expect(UIFloatRange.zero == UIFloatRange() && UIFloatRange.infinite.isInfinite)
    #expect(UIFloatRange(minimum: 2, maximum: 1).closed == 1...2)
  }
}
