public import Foundation

/// An action that assistive technology offers for an element, beside pressing it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does something, and returns whether it could.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The action's name, as it is read to the user.
  open var name: String
  /// The picture beside the name; nil for none.
  open var image: UIImage?
  /// The object that has the method ``selector``.
  open weak var target: AnyObject?
  /// The method of the target that is called.
  open var selector: Selector
  /// Called when the action is chosen; nil for an action of a target.
  open var actionHandler: Handler?

  /// Makes an action of a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action that calls a method of an object.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  // A `deinit` that the module isolates would allow none in subclasses.
  nonisolated deinit {}
}
