import Foundation

extension UICollectionView {
  /// Measures elements that are as large as what they show, and were not measured yet; returns
  /// whether that changes the layout.
  func measure(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    let new = shown.filter {
      !$0.estimates.isEmpty && collectionViewLayout.measured[$0.element] == nil
    }
    guard !new.isEmpty else { return false }
    let anchor = shown.first { $0.element.item != nil && !new.contains($0) }
    for attributes in new {
      let view = shownElements[attributes.element]
      let preferred = view?.preferredLayoutAttributesFitting(attributes) ?? attributes
      collectionViewLayout.measured[attributes.element] = preferred.size
    }
    collectionViewLayout.sizesWereMeasured(new.map(\.element))
    resizeContent()
    if let anchor { keepInPlace(anchor) }
    return true
  }

  /// Scrolls to keep an item in place when items before it were not as large as estimated.
  private func keepInPlace(_ old: UICollectionViewLayoutAttributes) {
    guard !old.scrolls, let now = layoutAttributesForItem(at: old.indexPath) else { return }
    keepContent(
      movedBy: CGPoint(
        x: now.frame.minX - old.frame.minX, y: now.frame.minY - old.frame.minY))
  }

  /// Prepares and measures again what was in another size, or with another text size.
  func forgetOutdatedSizes() {
    let size = traitCollection.preferredContentSizeCategory
    let isOutdated =
      isPrepared && (preparedSize != bounds.size || preparedMargins != sideMargins)
      || measuredTextSize ?? size != size
    if isOutdated { collectionViewLayout.invalidateLayout() }
    measuredTextSize = size
  }

  /// How often what is in view is measured before the layout is left as it is.
  static let maximumPasses = 20
}

extension UICollectionReusableView {
  /// The size that what is shown in a view needs, where attributes leave it open; nil if that cannot
  /// be told.
  func measuredSize(
    of view: UIView, for attributes: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    guard !attributes.estimates.isEmpty, !view.constraints.isEmpty else { return nil }
    let (isWide, isHigh) = (
      attributes.estimates.contains(.horizontal), attributes.estimates.contains(.vertical)
    )
    let size = view.systemLayoutSizeFitting(
      CGSize(
        width: isWide ? 0 : attributes.size.width, height: isHigh ? 0 : attributes.size.height),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    return CGSize(
      width: isWide ? size.width : attributes.size.width,
      height: isHigh ? size.height : attributes.size.height)
  }
}
