import Foundation

extension UICollectionView {
  /// Discards the layout; the elements stay until the next layout.
  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  /// The number of items in each section.
  var counts: [Int] {
    if let cachedCounts { return cachedCounts }
    let counts = askedCounts
    cachedCounts = counts
    return counts
  }

  var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        + placeholders.count(inSection: $0)
    }
  }

  /// Prepares the layout, if it has to be.
  func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    preparedSize = bounds.size
    preparedMargins = sideMargins
    collectionViewLayout.prepare()
  }

  /// Lays out the elements on screen, adding and removing their views.
  func placeElements() {
    forgetOutdatedSizes()
    prepareLayout()
    resizeContent()
    placeContent()
    prepareLayout()
    showElements()
    backgroundView?.frame = bounds
    indicators?.place()
    updateIndex()
    prefetchNearItems()
    // Adding and removing views has requested another layout.
    needsLayout = !isPrepared
  }

  /// Shows the elements in view; again as long as measuring them changes which are in view.
  private func showElements() {
    var passes = 0
    repeat {
      let attributes = shownAttributes
      let wanted = Set(attributes.map(\.element))
      let held = moved.map { CollectionElement.item($0.place) }
      dropElements { !wanted.contains($0) && $0 != held }
      placeSectionViews(for: attributes)
      for attribute in attributes { show(attribute) }
      passes += 1
      guard passes < UICollectionView.maximumPasses, measure(attributes) else { return }
    } while true
  }

  /// Follows the size of the layout; mirrored content begins at the right, and is held there.
  func resizeContent() {
    let old = mirrorWidth
    contentSize = collectionViewLayout.collectionViewContentSize
    if isMirrored, mirrorWidth != old { contentOffset.x += mirrorWidth - old }
  }

  /// The width in which a mirrored layout is mirrored.
  var mirrorWidth: CGFloat {
    max(contentSize.width, bounds.inset(by: adjustedContentInset).width)
  }

  /// The attributes of the elements on screen now or after a running scroll animation.
  var visibleAttributes: [UICollectionViewLayoutAttributes] {
    let span = presentedBounds(at: window?.stage?.now ?? 0).union(bounds)
    let asked = isMirrored ? span.mirrored(in: mirrorWidth) : span
    let found = collectionViewLayout.layoutAttributesForElements(in: asked) ?? []
    return found.lazy.filter { $0.frame.intersects(asked) }.map(actual)
  }

  /// The attributes of the elements that need a view: those in view, and the item that is edited.
  private var shownAttributes: [UICollectionViewLayoutAttributes] {
    let visible = visibleAttributes
    guard let edited = shownElements.edited(in: self), let path = edited.item,
      counts.indices.contains(path.section), path.item < counts[path.section],
      !visible.contains(where: { $0.element == edited }),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
    else { return visible }
    return visible + [actual(attributes)]
  }

  /// Whether the layout is mirrored.
  var isMirrored: Bool {
    isRightToLeft && collectionViewLayout.isMirroredFromRightToLeft
  }

  /// Attributes in the collection view's own coordinates.
  func actual(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isMirrored ? attributes.mirrored(in: mirrorWidth) : attributes
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = shownElements[attributes.element] else { return add(attributes) }
    guard view !== moved?.view else {
      return UIView.performWithoutAnimation { placeMovedItem() }
    }
    let host = host(of: attributes)
    if view.superview !== host || view.zIndex != attributes.zIndex {
      insertInOrder(view, depth: attributes.zIndex, in: host)
    }
    view.place(local(attributes))
    showOutline(in: view, of: attributes.element)
  }

  /// Adds an element's view; it is not animated, even in an animation block.
  private func add(_ attributes: UICollectionViewLayoutAttributes) {
    UIView.performWithoutAnimation {
      let view = view(for: attributes.element)
      view.place(local(attributes))
      insertInOrder(view, depth: attributes.zIndex, in: host(of: attributes))
      shownElements[attributes.element] = view
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selectedItems.contains(attributes.indexPath)
        cell.isEditing = isEditing && canEdit(attributes.indexPath)
        if placeholders[attributes.indexPath] == nil {
          delegate?.collectionView(
            self, willDisplay: cell, forItemAt: inData(attributes.indexPath))
        }
      } else if let kind = attributes.representedElementKind {
        // Decoration views, too: nothing else lets a delegate style them.
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind,
          at: attributes.indexPath)
      }
      view.layoutIfNeeded()
    }
  }

  /// Inserts a view in front of those that are to be behind it.
  func insertInOrder(_ view: UIView, depth: Int, in host: UIView) {
    // From the front, as only pinned headers are in front of most.
    let next = host.subviews.last { other in
      guard other !== view else { return false }
      if let other = other as? UICollectionReusableView {
        return other.isLeaving || other.zIndex <= depth
      }
      return other === backgroundView || other is SectionScrollView && depth >= 0
    }
    if let next {
      host.insertSubview(view, aboveSubview: next)
    } else {
      host.insertSubview(view, at: 0)
    }
  }

  private func view(for element: CollectionElement) -> UICollectionReusableView {
    switch element.category {
    case .cell: cell(at: element.path)
    case .supplementaryView: supplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView: decoration(element)
    }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else {
      preconditionFailure("The layout has items, but the collection view has no data source.")
    }
    return placeholderCell(at: path)
      ?? dataSource.collectionView(self, cellForItemAt: dataPath(of: path))
  }

  private func supplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    guard let dataSource else {
      preconditionFailure(
        "The layout has views of the kind “\(kind)”, but there is no data source.")
    }
    return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  private func decoration(_ element: CollectionElement) -> UICollectionReusableView {
    let identifier = ReuseName.decoration(element.kind)
    if let view = reuseQueue.dequeue(identifier, for: element) {
      view.prepareForReuse()
      return view
    }
    return collectionViewLayout.decorationClass(ofKind: element.kind).instance(frame: .zero)
  }

  /// Removes the views of some elements from the screen, and makes them reusable.
  func dropElements(where isDropped: (CollectionElement) -> Bool) {
    let dropped = Set(shownElements.indices.filter(isDropped))
    for (element, view) in shownElements.renumber({ dropped.contains($0) ? nil : $0 }) {
      if element.item != nil, press.index == element.path { press.end() }
      if swipe.path == element.item { closeRow() }
      view.removeFromSuperview()
      retire(view, from: element)
    }
  }

  /// Makes a view reusable.
  func retire(_ view: UICollectionReusableView, from element: CollectionElement) {
    view.isLeaving = false
    let cell = view as? UICollectionViewCell
    cell?.isHighlighted = false
    (cell as? any SwipedRow)?.pull(to: 0, animated: false)
    if let cell {
      if placeholders[element.path] == nil {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: inData(element.path))
      }
    } else {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    }
    guard let identifier = ReuseName.of(view, as: element) else { return }
    reuseQueue.enqueue(view, as: identifier, from: element)
  }
}
