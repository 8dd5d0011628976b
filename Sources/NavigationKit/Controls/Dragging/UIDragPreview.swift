public import Foundation

/// The view that stands for an item while it is carried.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Makes a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Makes a preview of a view, cut and coloured.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// The view.
  public let view: UIView
  /// How it is cut and coloured.
  public let parameters: UIDragPreviewParameters
}
