public import Foundation

/// Says how a pointer looks over parts of its view.
///
/// The mouse is a finger here, as on a device to which none is connected, so nothing is asked or shown.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Makes an interaction whose delegate says how the pointer looks.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Says how the pointer looks.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view it was added to.
  public private(set) weak var view: UIView?
  /// Whether the pointer would change over its view.
  open var isEnabled = true

  /// Has the delegate asked anew, where a pointer is over the view.
  open func invalidate() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
