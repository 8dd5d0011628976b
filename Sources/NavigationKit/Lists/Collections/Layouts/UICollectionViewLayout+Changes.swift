import Foundation

extension UICollectionViewLayout {
  /// Where an element comes from that comes into being; nil to let it fade in.
  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  /// Where an element goes that ceases to be; nil to let it fade out.
  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  /// The attributes of an element of any kind.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }
}

extension UICollectionView {
  /// Arranges the items in another layout.
  func change(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    guard animated, isPrepared, window != nil else {
      collectionViewLayout = layout
      scrollToProposal()
      completion?(true)
      return
    }
    move(from: old, to: layout, completion)
  }

  /// Moves all elements to where they are in another layout.
  private func move(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout,
    _ completion: ((Bool) -> Void)?
  ) {
    dropMovedItem()
    layoutIfNeeded()
    let before = nearAttributes
    let stayed = Set(shownElements.indices)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    prepareLayout()
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    UIView.animate(
      withDuration: ListMetrics.changeDuration,
      animations: { [self] in
        resizeContent()
        placeContent()
        scrollToProposal()
        leaving = pushOut()
        dropSectionBoundElements()
        placeElements()
        for (element, view) in shownElements where !stayed.contains(element) {
          appear(view, from: before[element])
        }
      },
      completion: { [weak self] _ in
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        for (element, view) in leaving { self?.remove(view, element) }
        completion?(true)
      })
  }

  /// Headers and decorations of the former layout go; this layout may have others.
  private func dropSectionBoundElements() {
    dropElements { collectionViewLayout.attributes(of: $0) == nil }
  }

  /// Scrolls to where a layout wants its content to be.
  private func scrollToProposal() {
    prepareLayout()
    resizeContent()
    let proposed = extent.clamped(contentOffset)
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != contentOffset { contentOffset = extent.clamped(target) }
  }

  /// Where the items near the screen are now, by their element.
  private var nearAttributes: [CollectionElement: UICollectionViewLayoutAttributes] {
    places(after: ListChange([]))
  }
}
