import Drawing
public import Foundation

/// Moves items by behaviors, as bodies that fall, collide and are pulled.
///
/// It moves them 60 times per second of the stage's time while anything moves, and pauses when all
/// are at rest. The app keeps the animator: nothing else does.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// let collision = UICollisionBehavior(items: [ball])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(UIGravityBehavior(items: [ball]))
/// animator.addBehavior(collision)
/// ```
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Makes an animator for subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator for the items of a layout, in the coordinates of what it lays out.
  init(itemsIn bounds: @escaping () -> CGRect, of stage: @escaping () -> Stage?) {
    (boundsOfItems, stageOfItems) = (bounds, stage)
    super.init()
  }

  /// The view whose coordinates the items are in; nil for a layout's items.
  open private(set) weak var referenceView: UIView?
  /// Hears when items begin to move and have come to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added to it.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items may be moving.
  open var isRunning: Bool { run != nil }
  /// For how many seconds it has run, pauses aside.
  open internal(set) var elapsedTime: TimeInterval = 0

  let scene = DynamicScene()
  var run: DynamicRun?
  private var boundsOfItems: (() -> CGRect)?
  private var stageOfItems: (() -> Stage?)?
  private var numbers = 0

  /// Adds a behavior with its children, which leave the animator that they were in.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.join(self)
    behaviorDidChange()
  }

  /// Removes a behavior with its children; items that no other one moves stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    behavior.join(nil)
    behaviorDidChange()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items whose frames meet a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    scene.items.filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      )
      .applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
      return frame.intersects(rect)
    }
  }

  /// Goes on from where the app has put an item that is moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    scene.read(item)
    behaviorDidChange()
  }

  /// The bounds of what the items are in.
  var bounds: CGRect { referenceView?.bounds ?? boundsOfItems?() ?? .null }

  /// The stage whose time it follows: that of the view, else the one that is being updated.
  var stage: Stage? { referenceView?.window?.stage ?? stageOfItems?() ?? Stage.current }

  /// Whether what the items were in is gone.
  var isOver: Bool { referenceView == nil && boundsOfItems == nil }

  /// The behaviors with their children, in the order in which they act.
  var actingBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

  /// A number for a behavior.
  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }
}
