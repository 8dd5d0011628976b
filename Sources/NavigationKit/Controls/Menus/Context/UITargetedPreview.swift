public import Foundation

/// The view that a context menu lifts as its preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Makes a preview of a view in a window.
  public init(view: UIView) { self.view = view }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }
}
