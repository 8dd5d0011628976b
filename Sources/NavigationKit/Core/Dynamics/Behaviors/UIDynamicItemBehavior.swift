public import Foundation

/// The physical properties and the velocities of items.
///
/// Properties that are not set stay as they were: an item that no behavior describes bounces and
/// rubs a little. Where several set a property of an item, the behavior that was added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Makes a behavior that changes nothing until something is set.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Makes a behavior without items.
  public convenience override init() { self.init(items: []) }

  private var list: DynamicItemList { didSet { didChange() } }
  private var settings = MaterialSettings() { didSet { didChange() } }
  /// The velocities of items that no animator moves yet.
  private var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// The items that it describes.
  open var items: [any UIDynamicItem] { list.items }
  /// Describes an item, too.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Leaves an item as it is by itself.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// How much of its speed an item keeps when it collides, 0…1; 0 unless set.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { settings.elasticity = newValue }
  }
  /// How much items that slide along others are held back; 0 unless set, 1 for much.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { settings.friction = newValue }
  }
  /// The mass of 100×100 points; 1 unless set.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { settings.density = newValue }
  }
  /// How fast items slow down by themselves; 0 unless set.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { settings.resistance = newValue }
  }
  /// How fast the turning of items slows down by itself; 0 unless set.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { settings.angularResistance = newValue }
  }
  /// The charge, on which electric and magnetic fields act; 0 unless set.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { settings.charge = newValue }
  }
  /// Whether items stay where they are, and others bounce off them; false unless set.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { settings.isAnchored = newValue }
  }
  /// Whether items turn; true unless set.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { settings.allowsRotation = newValue }
  }

  /// Makes an item faster, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    accelerate(item, by: Vector(velocity), spin: 0)
  }

  /// How fast an item is, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    motion(of: item).velocity.point
  }

  /// Makes an item turn faster, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    accelerate(item, by: .zero, spin: velocity)
  }

  /// How fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { motion(of: item).spin }

  override var movedItems: [any UIDynamicItem] { items }

  override func prepare(_ scene: DynamicScene) {
    for item in items { scene.change(item) { settings.apply(to: &$0.material) } }
    for (item, velocity, spin) in waiting {
      scene.change(item) {
        $0.velocity += velocity; $0.spin += spin
      }
    }
    waiting = []
  }

  private func accelerate(_ item: any UIDynamicItem, by velocity: Vector, spin: Double) {
    guard list.contains(item), (velocity.x + velocity.y + spin).isFinite else { return }
    waiting.append((item, velocity, spin))
    didChange()
  }

  private func motion(of item: any UIDynamicItem) -> (velocity: Vector, spin: Double) {
    let body = list.contains(item) ? dynamicAnimator?.scene.body(of: item) : nil
    return waiting.reduce((body?.velocity ?? .zero, body?.spin ?? 0)) { motion, more in
      more.item === item ? (motion.0 + more.velocity, motion.1 + more.spin) : motion
    }
  }
}
