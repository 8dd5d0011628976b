public import Foundation

/// Lets its view take items that a finger carries.
///
/// The innermost view below the finger whose delegate can handle the items takes them.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Makes an interaction whose delegate takes the items.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view it was added to.
  public private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
