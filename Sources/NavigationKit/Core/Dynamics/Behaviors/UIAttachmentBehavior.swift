import Drawing
public import Foundation

/// Holds an item at a point, or two items together.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of attachment: to another item, or to a point.
  public nonisolated enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// Keeps an item's centre as far from a point as it is now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Keeps a point of an item as far from a point as it is now.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(AttachmentPlan(from: .zero, of: nil, to: offset, of: item), anchor: point)
    length = (item.point(at: offset) - Vector(point)).length
  }

  /// Keeps the centres of two items as far from each other as they are now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Keeps points of two items as far from each other as they are now.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(AttachmentPlan(from: offset2, of: item2, to: offset1, of: item1))
    length = (item1.point(at: offset1) - item2.point(at: offset2)).length
  }

  init(_ plan: AttachmentPlan, anchor: CGPoint = .zero) {
    (self.plan, anchorPoint) = (plan, anchor)
    super.init()
  }

  private let plan: AttachmentPlan

  /// The items that it holds.
  open var items: [any UIDynamicItem] { [plan.item] + (plan.other.map { [$0] } ?? []) }
  /// Whether an item is attached to a point or to another item.
  open var attachedBehaviorType: AttachmentType { plan.other == nil ? .anchor : .items }

  /// The point that an item is attached to, which may be moved: a finger, say.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance between the attached points, in points; for a limit, the maximum distance.
  open var length: CGFloat = 0 { didSet { didChange() } }
  /// How little a spring swings: not at all at 1; 0 by default.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How fast a spring swings, in hertz; 0, the default, is a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// How much turning around a pin is held back: the force at a point's distance that has to be
  /// overcome; 0 by default.
  open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
  /// How far an item slides, in points, or turns around a pin, in radians; infinite by default.
  open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

  override var movedItems: [any UIDynamicItem] { items }

  override func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {
    let other = plan.other.map(scene.body)
    guard let body = scene.body(of: plan.item), other != .some(nil) else { return }
    let first = BodyJoint.Anchor(
      body: other??.id, offset: plan.other == nil ? Vector(anchorPoint.finite) : plan.otherOffset)
    let second = BodyJoint.Anchor(body: body.id, offset: plan.offset)
    influences.joints.append(BodyJoint(kind: jointKind, first: first, second: second))
  }

  private var jointKind: BodyJoint.Kind {
    switch plan.kind {
    case .distance:
      .distance(
        max(0, length.finite), frequency: max(0, frequency.finite), damping: max(0, damping.finite))
    case .limit: .limit(max(0, length.finite))
    case .fixed: .fixed(angle: plan.angle)
    case .pin:
      .pin(
        angle: plan.angle, range: attachmentRange.closed,
        friction: max(0, frictionTorque.finite) * BodyMaterial.unitForce)
    case .sliding(let axis):
      .sliding(axis: axis, angle: plan.angle, range: attachmentRange.closed)
    }
  }
}
