public import Foundation

/// A view that a collection view reuses: a cell, a header, a footer or a decoration.
open class UICollectionReusableView: UIView, ReusedView {
  /// The identifier that it was dequeued with; nil for decorations.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// How often it was dequeued.
  var reuseCount = 0

  /// Takes over attributes of the layout, beyond those that any view has.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that what is shown needs, where the layout leaves that open.
  ///
  /// Unless overridden, the size is what the constraints in the view need; without constraints it is
  /// the estimated one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = fittingSize(for: layoutAttributes),
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.frame.size = size
    return copy
  }

  /// The size that is needed; nil if it is not known.
  func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    measuredSize(of: self, for: attributes)
  }

  /// The place that it was last given in the order of depth.
  var zIndex = 0
  /// Whether it was removed and animates out; it then ignores touches.
  var isLeaving = false
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isLeaving ? nil : super.hitTest(point, with: event)
  }

  private func show(_ transform: CATransform3D) {
    // Only a transform in space needs a layer.
    guard transform.isFlat else { return transform3D = transform }
    self.transform = CATransform3DGetAffineTransform(transform)
  }

  /// Is told where it is in a list.
  func applyListPlace(_ place: ListPlace) {}

  /// Shows what the layout says of it.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    show(attributes.transform3D)
    stateAlpha = attributes.alpha
    isHidden = attributes.isHidden
    zIndex = attributes.zIndex
    attributes.list.map(applyListPlace)
    apply(attributes)
  }
}
