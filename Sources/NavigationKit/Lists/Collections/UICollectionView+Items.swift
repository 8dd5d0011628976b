public import Foundation

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { counts.count }

  /// The number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells on screen, in order.
  public var visibleCells: [UICollectionViewCell] {
    shownElements.inSight(of: self).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items on screen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shownElements.inSight(of: self).compactMap(\.index.item)
  }

  /// The item that a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownElements.index(of: cell)?.item
  }

  /// A supplementary view; nil if it is not on screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownElements[
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// The headers, footers or other supplementary views of a kind on screen, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementary(ofKind: elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind on screen, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { supplementary(ofKind: elementKind).map(\.index.path) }

  private func supplementary(
    ofKind kind: String
  ) -> [(index: CollectionElement, view: UICollectionReusableView)] {
    shownElements.filter { $0.index.category == .supplementaryView && $0.index.kind == kind }
  }

  /// A supplementary view's attributes, in the collection view's coordinates; nil if there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(actual)
  }

  /// Asks for the cells of items again, which stay on screen: their dequeuing answers those.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let element = CollectionElement.item(path)
      guard let view = shownElements[element] else { continue }
      reconfigured = (element, view)
      let cell = cell(at: path)
      reconfigured = nil
      precondition(
        cell === view, "A reconfigured item must dequeue its cell with the identifier it had.")
    }
    let measured = Set(indexPaths.map(CollectionElement.item))
    guard collectionViewLayout.measured.keys.contains(where: measured.contains) else { return }
    for element in measured { collectionViewLayout.measured[element] = nil }
    setNeedsLayout()
  }

  /// Where what is known by its place in the data is shown, while an item is dragged.
  func shownElement(_ element: CollectionElement) -> CollectionElement {
    guard let moved, moved.place != moved.origin else { return element }
    return element.after(moved.change) ?? element
  }

  /// The item at a point in the collection view's coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let asked = isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: asked.x, y: asked.y, width: 1, height: 1))
    return found?.first { $0.element.item != nil && $0.frame.contains(asked) }?.indexPath
  }

  /// An item's attributes, in the collection view's coordinates; nil if there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(actual)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayout()
    resizeContent()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let item = attributes.frame
    if attributes.scrolls, let section = sectionViews[indexPath.section] {
      section.scrollRectToVisible(local(attributes).frame, animated: animated)
    }
    let room = CGRect(origin: contentOffset, size: bounds.size).inset(by: extent.insets)
    var offset = extent.offset(showing: item, from: contentOffset)
    if let shift = scrollPosition.vertical(of: item, in: room) {
      offset.y = contentOffset.y + shift
    }
    if !attributes.scrolls, let shift = scrollPosition.horizontal(of: item, in: room) {
      offset.x = contentOffset.x + shift
    }
    setContentOffset(extent.clamped(offset), animated: animated)
  }
}

nonisolated extension UICollectionView.ScrollPosition {
  /// How far content is scrolled down to bring an item to the position; nil without one.
  func vertical(of item: CGRect, in room: CGRect) -> CGFloat? {
    if contains(.top) { return item.minY - room.minY }
    if contains(.centeredVertically) { return item.midY - room.midY }
    return contains(.bottom) ? item.maxY - room.maxY : nil
  }

  /// How far content is scrolled to the right to bring an item to the position; nil without one.
  func horizontal(of item: CGRect, in room: CGRect) -> CGFloat? {
    if contains(.left) { return item.minX - room.minX }
    if contains(.centeredHorizontally) { return item.midX - room.midX }
    return contains(.right) ? item.maxX - room.maxX : nil
  }
}
