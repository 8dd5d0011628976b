/// A view that is lifted to be carried, or at which an item comes down.
open class UITargetedDragPreview: UITargetedPreview {
  /// The same view at another place.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
