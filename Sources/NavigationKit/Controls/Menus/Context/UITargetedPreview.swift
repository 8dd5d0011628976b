public import Foundation

/// The view that a context menu or a drag lifts as its preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is cut and coloured.
  public let parameters: UIPreviewParameters
  private let explicitTarget: UIPreviewTarget?

  /// Makes a preview of a view where it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Makes a preview of a view where it is, cut and coloured.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, explicitTarget: nil)
  }

  /// Makes a preview of a view at a place, where the view need not be.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters, explicitTarget: target)
  }

  /// Makes a preview at a place; nil stands for where the view is.
  init(view: UIView, parameters: UIPreviewParameters, explicitTarget: UIPreviewTarget?) {
    (self.view, self.parameters, self.explicitTarget) = (view, parameters, explicitTarget)
    super.init()
  }

  /// Where a drag lifts it from or puts it down; a context menu lifts the view where it is.
  open var target: UIPreviewTarget {
    if let explicitTarget { return explicitTarget }
    guard let container = view.superview else {
      preconditionFailure("\(view) is in no view: a preview of it needs a target.")
    }
    return UIPreviewTarget(
      container: container, center: view.center, transform: view.transform)
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// The same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
