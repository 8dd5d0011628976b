public import Foundation

/// How the preview of a view that is lifted is cut and coloured.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Makes the parameters of a preview of the whole view.
  public override init() { super.init() }

  /// What of the view is seen, in its coordinates; nil for all of it, with its corners.
  open var visiblePath: UIBezierPath?
  /// The colour behind the view; nil for the view's own, else the system's.
  open var backgroundColor: UIColor?
}
