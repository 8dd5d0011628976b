import Foundation

extension UICollectionView {
  /// Where an item that is shown is in the data, while another is dragged.
  func dataPath(of shown: IndexPath) -> IndexPath {
    guard let moved, moved.place != moved.origin, shown.count == 2 else { return inData(shown) }
    return inData(moved.change.before(shown) ?? shown)
  }

  /// Whether the data source lets an item be moved.
  ///
  /// - Parameter byDefault: The answer for data sources that do not say.
  func canMove(_ path: IndexPath, byDefault: Bool) -> Bool {
    movesItemsByDefault = byDefault
    defer { movesItemsByDefault = false }
    return dataSource?.collectionView(self, canMoveItemAt: inData(path)) ?? false
  }

  /// Begins to drag an item; returns whether it may be moved.
  func beginMoving(_ path: IndexPath, byDefault: Bool = true) -> Bool {
    guard moved == nil, let cell = cellForItem(at: path), canMove(path, byDefault: byDefault)
    else { return false }
    hold(cell, from: path)
    UIView.animate(withDuration: ListMetrics.changeDuration) { cell.isLifted = true }
    return true
  }

  /// Makes an item's cell the one that is dragged.
  func hold(_ cell: UICollectionViewCell, from path: IndexPath) {
    closeRow()
    press.end()
    // In front of all sections, and on screen while its own is scrolled away.
    host(cell, in: self)
    moved = MovedItem(view: cell, origin: path, place: path, position: cell.center)
  }

  /// The dragged item follows to a position, and others make room.
  func moveItem(to position: CGPoint) {
    guard moved != nil else { return }
    moved?.position = position
    followPosition()
    edgeScroll.update()
  }

  /// The item stays where it is held while the collection view scrolls below it.
  func heldItemDidScroll(by offset: CGPoint) {
    guard let position = moved?.position else { return }
    moved?.position = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
    layoutIfNeeded()
    followPosition()
  }

  private func followPosition() {
    guard let moved else { return }
    UIView.performWithoutAnimation { placeMovedItem() }
    let over = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: moved.place, withPosition: moved.position)
    guard over != moved.place else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.origin,
        atCurrentIndexPath: moved.place, toProposedIndexPath: over) ?? over
    if target != moved.place, fits(target, for: moved) { showGap(at: target) }
  }

  /// Whether an item can be dropped at a place.
  private func fits(_ place: IndexPath, for item: MovedItem) -> Bool {
    guard place.count == 2, counts.indices.contains(place.section) else { return false }
    let last = counts[place.section] - (place.section == item.place.section ? 1 : 0)
    return 0...max(0, last) ~= place.item
  }

  /// Holds the dragged item at its position.
  func placeMovedItem() {
    guard let moved else { return }
    let held = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: moved.place, withTargetPosition: moved.position)
    moved.view.bounds.size = held.size
    moved.view.transform = held.transform
    moved.view.stateAlpha = moved.isCarried ? 0 : held.alpha
    moved.view.center = held.center
    moved.view.superview?.bringSubviewToFront(moved.view)
  }

  /// Shows the dragged item's gap elsewhere; the data stays.
  private func showGap(at place: IndexPath) {
    guard let moved, let old = cachedCounts else { return }
    let change = ListChange([.move(from: moved.place, to: place)])
    selectedItems = Set(selectedItems.compactMap(change.place))
    let starts = places(after: change)
    cachedCounts = change.counts(old)
    self.moved?.place = place
    follow(change, from: starts, completion: nil)
  }

  /// The finger lets go: the item stays, and the data follows.
  func endMoving() {
    guard let item = moved else { return }
    if item.place != item.origin {
      acceptsMoves = true
      dataSource?.collectionView(self, moveItemAt: inData(item.origin), to: inData(item.place))
      // A data source that cannot move items keeps them where they were.
      if !acceptsMoves { return cancelMoving() }
    }
    settleMovedItem()
  }

  /// The item goes back to where it was.
  func cancelMoving() {
    guard let item = moved else { return }
    if item.place != item.origin { showGap(at: item.origin) }
    settleMovedItem()
  }

  private func settleMovedItem() {
    guard let item = takeMovedItem() else { return }
    let view = item.view
    if let place = layoutAttributesForItem(at: item.place) { host(view, in: host(of: place)) }
    UIView.animate(withDuration: ListMetrics.changeDuration) {
      view.isLifted = false
      placeElements()
    } completion: { [weak self] _ in
      guard let self, let host = view.superview, shownElements.index(of: view) != nil
      else { return }
      insertInOrder(view, depth: view.zIndex, in: host)
    }
  }

  /// Puts a view in front of what is in another one; it stays where it is on screen.
  private func host(_ view: UIView, in host: UIView) {
    UIView.performWithoutAnimation {
      let center = host.convert(view.center, from: view.superview)
      host.addSubview(view)
      view.center = center
    }
  }

  /// Forgets the dragged item, because items change or are reloaded.
  func dropMovedItem() {
    guard let item = moved, let old = cachedCounts else { return }
    UIView.performWithoutAnimation { item.view.isLifted = false }
    if item.isCarried { item.view.stateAlpha = 1 }
    _ = takeMovedItem()
    guard item.place != item.origin else { return }
    let change = ListChange([.move(from: item.place, to: item.origin)])
    selectedItems = Set(selectedItems.compactMap(change.place))
    cachedCounts = change.counts(old)
    _ = shownElements.renumber { $0.after(change) }
    renumberSizes(by: change)
    prepareLayout()
  }

  private func takeMovedItem() -> MovedItem? {
    defer { moved = nil }
    edgeScroll.stop()
    return moved
  }
}
