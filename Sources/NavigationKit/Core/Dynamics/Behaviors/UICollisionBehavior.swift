public import Foundation

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects that items collide with.
  public nonisolated struct Mode: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1)
    /// Its boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// Makes a behavior without boundaries.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Makes a behavior without items.
  public convenience override init() { self.init(items: []) }

  private var list: DynamicItemList { didSet { didChange() } }
  var boundaries = CollisionBoundaries() { didSet { didChange() } }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }
  /// Lets an item collide, too.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Lets an item pass.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The kinds of objects that items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// The delegate that is notified when items begin and end to touch.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the reference view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.insets != nil }
    set { boundaries.insets = newValue ? .zero : nil }
  }

  /// Makes the bounds of the reference view, inset from its edges, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    boundaries.insets = insets
  }

  /// Adds the lines and curves of a path as a boundary, in place of one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.add(bezierPath, identifier)
  }

  /// Adds a line as a boundary, in place of one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.add(path, identifier)
  }

  /// The boundary of a name; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.path(identifier)
  }

  /// Removes the boundary of a name.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
  }

  /// The names of the boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers }

  /// Removes all boundaries but that of the reference view.
  open func removeAllBoundaries() { boundaries.removeAll() }

  override var movedItems: [any UIDynamicItem] { items }

  override func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {
    influences.groups.append(
      CollisionGroup(
        id: number, bodies: items.compactMap { scene.body(of: $0)?.id },
        collidesItems: collisionMode.contains(.items),
        boundaries: collisionMode.contains(.boundaries)
          ? boundaries.inside(dynamicAnimator?.bounds ?? .null) : []))
  }

  override func contactDidChange(_ change: BodyWorld.ContactChange, in scene: DynamicScene) {
    guard let delegate = collisionDelegate, let first = scene.item(of: change.pair.first) else {
      return
    }
    if let boundary = change.pair.boundary {
      let identifier = boundaries.identifier(of: boundary)
      switch change {
      case .began(_, let place):
        delegate.collisionBehavior(
          self, beganContactFor: first, withBoundaryIdentifier: identifier, at: place.point)
      case .ended:
        delegate.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: identifier)
      }
    } else if let second = change.pair.second.flatMap(scene.item) {
      switch change {
      case .began(_, let place):
        delegate.collisionBehavior(self, beganContactFor: first, with: second, at: place.point)
      case .ended: delegate.collisionBehavior(self, endedContactFor: first, with: second)
      }
    }
  }
}
