public import Foundation

/// A behavior that moves items: one of UIKit's kinds, or a subclass that combines some as children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Makes a behavior without children.
  public override init() { super.init() }

  /// Called in each frame, after the items have moved; nil by default.
  open var action: (() -> Void)?
  /// The behaviors that are added and removed together with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that it was added to, by itself or with its parent.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The number that identifies it among the behaviors of its animator.
  private(set) var number = 0

  /// Adds a behavior as a child.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    behavior.join(dynamicAnimator)
    didChange()
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(of: behavior) else { return }
    childBehaviors.remove(at: index)
    behavior.join(nil)
    didChange()
  }

  /// Called before it is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that it moves.
  var movedItems: [any UIDynamicItem] { [] }
  /// Changes the bodies of its items before a step.
  func prepare(_ scene: DynamicScene) {}
  /// Adds its influences on its items in a step.
  func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {}
  /// Two of its items, or one and a boundary, began or ended to touch.
  func contactDidChange(_ change: BodyWorld.ContactChange, in scene: DynamicScene) {}
}

extension UIDynamicBehavior {
  /// The behavior, its children and theirs.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  /// Moves it and its children to an animator, or away from it.
  func join(_ animator: UIDynamicAnimator?) {
    guard animator !== dynamicAnimator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    if let animator { number = animator.nextNumber() }
    for child in childBehaviors { child.join(animator) }
  }

  /// Something about it is different now, which may move items.
  func didChange() { dynamicAnimator?.behaviorDidChange() }
}
