public import Foundation

/// How the preview of a view that is lifted is cut and coloured.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Makes the parameters of a preview of the whole view.
  public override init() { super.init() }

  /// The outline of the visible part, in the view's coordinates; nil for the view with its corners.
  open var visiblePath: UIBezierPath?
  /// The colour behind the view; nil for the view's own, else the system's.
  open var backgroundColor: UIColor?
}
