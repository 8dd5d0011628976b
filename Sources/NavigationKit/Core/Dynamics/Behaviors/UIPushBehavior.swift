public import Drawing
public import Foundation

/// Pushes items with a force, all the time or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How it pushes.
  public nonisolated enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous
    /// Once, each time it is made active.
    case instantaneous
  }

  /// Makes a push without a force.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (list, self.mode) = (DynamicItemList(items), mode)
    super.init()
  }

  private var list: DynamicItemList { didSet { didChange() } }
  private var heading = Heading(.zero) { didSet { didChange() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:] { didSet { didChange() } }

  /// Whether it pushes all the time or once.
  public let mode: Mode
  /// Whether it pushes; one that pushes once becomes inactive by that.
  open var active = true { didSet { if active, !oldValue { didChange() } } }

  /// The items that it pushes.
  open var items: [any UIDynamicItem] { list.items }
  /// Pushes an item, too.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Leaves an item alone.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Where an item is pushed, from its centre; there by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its centre: beside it, a push turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// The force: a length of 1 accelerates 100×100 points of density 1 by 100 points per second, each
  /// second, or once to that speed.
  open var pushDirection: CGVector {
    get { heading.vector }
    set { heading.vector = newValue }
  }
  /// The direction, in radians clockwise from the right.
  open var angle: CGFloat {
    get { heading.angle }
    set { heading.set(angle: newValue, magnitude: magnitude) }
  }
  /// The length of the force; 0 by default.
  open var magnitude: CGFloat {
    get { heading.magnitude }
    set { heading.set(angle: angle, magnitude: newValue) }
  }

  /// Sets the direction and the length of the force.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    heading.set(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  private var force: Vector { heading.finite * BodyMaterial.unitForce }

  private func offset(of item: any UIDynamicItem, _ body: RigidBody) -> Vector {
    let offset = targetOffsetFromCenter(for: item)
    return Vector(offset.horizontal, offset.vertical).turned(by: body.angle)
  }

  override func prepare(_ scene: DynamicScene) {
    guard mode == .instantaneous, active else { return }
    active = false
    for item in items {
      scene.change(item) { $0.apply(force, at: offset(of: item, $0)) }
    }
  }

  override func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {
    guard mode == .continuous, active else { return }
    for item in items {
      guard let body = scene.body(of: item) else { continue }
      influences.push(body, by: force, at: offset(of: item, body))
    }
  }
}
