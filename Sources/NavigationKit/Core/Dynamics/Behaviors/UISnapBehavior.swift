import Drawing
public import Foundation

/// Takes an item to a point, upright, as by a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Makes a behavior that takes an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  private let item: any UIDynamicItem

  /// Where the item's centre comes to rest.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How little the item swings about the point, 0…1; 0.5 by default, and not at all at 1.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {
    guard let body = scene.body(of: item) else { return }
    let damping =
      Self.minimumDamping + (1 - Self.minimumDamping) * min(max(self.damping.finite, 0), 1)
    influences.joints.append(
      BodyJoint(
        kind: .snap(frequency: Self.frequency, damping: damping),
        first: BodyJoint.Anchor(body: nil, offset: Vector(snapPoint.finite)),
        second: BodyJoint.Anchor(body: body.id, offset: .zero)))
  }

  /// In hertz: an item is there after about half a second.
  private static let frequency = 3.0
  /// The part of the damping that is always there: no item swings without an end.
  private static let minimumDamping = 0.2
}
