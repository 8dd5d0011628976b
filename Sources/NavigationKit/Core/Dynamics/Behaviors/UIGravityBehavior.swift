public import Drawing
public import Foundation

/// Accelerates items in one direction, whatever their mass.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// Makes gravity that pulls items down, at 1000 points per second, each second.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Makes gravity without items.
  public convenience override init() { self.init(items: []) }

  private var list: DynamicItemList { didSet { didChange() } }
  private var heading = Heading(CGVector(dx: 0, dy: 1)) { didSet { didChange() } }

  /// The items that it pulls.
  open var items: [any UIDynamicItem] { list.items }
  /// Pulls an item, too.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Leaves an item alone.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// Where it pulls, and how much: a length of 1 is 1000 points per second, each second; down by
  /// default.
  open var gravityDirection: CGVector {
    get { heading.vector }
    set { heading.vector = newValue }
  }
  /// The direction, in radians clockwise from the right.
  open var angle: CGFloat {
    get { heading.angle }
    set { heading.set(angle: newValue, magnitude: magnitude) }
  }
  /// How much it pulls; 1, the default, is 1000 points per second, each second.
  open var magnitude: CGFloat {
    get { heading.magnitude }
    set { heading.set(angle: angle, magnitude: newValue) }
  }

  /// Sets the direction and how much it pulls.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    heading.set(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {
    for body in items.compactMap(scene.body) {
      influences.accelerate(body, by: heading.finite * BodyMaterial.unitGravity)
    }
  }
}
