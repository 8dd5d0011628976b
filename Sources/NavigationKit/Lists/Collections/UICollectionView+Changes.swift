import Foundation

extension UICollectionView {
  /// Makes the changes of a batch at once.
  func collect(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates?()
      return
    }
    prepareLayout()
    batch = []
    updates?()
    let collected = batch ?? []
    batch = nil
    apply(collected, completion: completion)
  }

  func update(_ update: ListUpdate) {
    if batch == nil { apply([update], completion: nil) } else { batch?.append(update) }
  }

  func apply(_ updates: [ListUpdate], completion: ((Bool) -> Void)?) {
    let change = ListChange(updates)
    press.end()
    dropMovedItem()
    placeholders.follow(change)
    endSwipe(before: change)
    prefetched = []
    selectedItems = Set(selectedItems.compactMap(change.place))
    needsIndex = true
    // Without a layout there is nothing to compare and nothing to animate.
    guard let old = cachedCounts, isPrepared else {
      cachedCounts = nil
      dropElements { _ in true }
      layoutWasInvalidated()
      completion?(true)
      return
    }
    let counts = askedCounts
    precondition(
      change.fits(old, counts),
      """
      The data source must change as the collection view is told: \(change), the sections had \(old) \
      items and now have \(counts). Change the data first, then tell the collection view.
      """)
    let starts = places(after: change)
    cachedCounts = counts
    follow(change, from: starts, updates: updates.flatMap(\.items), completion: completion)
  }

  // MARK: Animation

  /// Where the items near the screen are before a change, by their element after it.
  func places(
    after change: ListChange
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = collectionViewLayout.layoutAttributesForElements(in: near) ?? []
    return found.reduce(into: [:]) { places, attributes in
      guard let path = attributes.element.item, let new = change.place(of: path) else { return }
      places[.item(new)] = actual(attributes)
    }
  }

  /// Discards the layout, but for the measured sizes, which follow a change.
  func renumberSizes(by change: ListChange) {
    let sizes = collectionViewLayout.measured
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.measured = sizes.reduce(into: [:]) { sizes, old in
      if let new = old.key.after(change) { sizes[new] = old.value }
    }
  }

  /// Animates from the old to the new layout.
  func follow(
    _ change: ListChange,
    from starts: [CollectionElement: UICollectionViewLayoutAttributes],
    updates: [UICollectionViewUpdateItem] = [], completion: ((Bool) -> Void)?
  ) {
    let gone = renumber(by: change)
    renumberSizes(by: change)
    renumberSections(by: change)
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: updates)
    let stayed = Set(shownElements.indices)
    var leaving = gone
    var arriving: [UICollectionReusableView] = []
    UIView.animate(
      withDuration: ListMetrics.changeDuration,
      animations: { [self] in
        resizeContent()
        placeContent()
        leaving += pushOut()
        placeElements()
        for (element, view) in shownElements where !stayed.contains(element) {
          let attributes = collectionViewLayout.initialAttributes(of: element).map(actual)
          appear(view, from: attributes ?? starts[element])
          arriving.append(view)
          putBehindStaying(view)
        }
        for (element, view) in gone { disappear(view, element) }
        collectionViewLayout.finalizeCollectionViewUpdates()
      },
      completion: { [weak self] _ in
        for (element, view) in leaving { self?.remove(view, element) }
        self?.putInOrder(arriving)
        completion?(true)
      })
  }

  /// Gives the views their elements after a change; returns the views of those that are gone.
  private func renumber(
    by change: ListChange
  ) -> [(CollectionElement, UICollectionReusableView)] {
    let gone = shownElements.renumber { $0.after(change) }
    for (_, view) in gone { putBehind(view) }
    return gone
  }

  /// Moves items that are pushed off the screen to their new places; returns their views.
  func pushOut() -> [(CollectionElement, UICollectionReusableView)] {
    let places = shownElements.filter { $0.view !== moved?.view }.compactMap { element, view in
      element.item.flatMap(layoutAttributesForItem).map { (element, view, local($0)) }
    }
    let visible = Set(visibleAttributes.map(\.element))
    let pushed = places.filter { !visible.contains($0.0) }
    for (element, view, place) in pushed {
      shownElements[element] = nil
      putBehind(view)
      view.place(place)
    }
    return pushed.map { ($0.0, $0.1) }
  }

  /// Lets a view come from where its item was, or else fade in.
  func appear(_ view: UICollectionReusableView, from start: UICollectionViewLayoutAttributes?) {
    let (center, alpha) = (view.center, view.stateAlpha)
    UIView.performWithoutAnimation {
      if let place = start.map(local) {
        view.center = place.center
        view.stateAlpha = place.alpha
      } else {
        view.stateAlpha = 0
      }
    }
    view.center = center
    view.stateAlpha = alpha
  }

  private func disappear(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let attributes = collectionViewLayout.finalAttributes(of: element)
    else { return view.stateAlpha = 0 }
    view.place(local(actual(attributes)))
  }

  /// Moves a view that leaves behind the others, and makes it ignore touches.
  private func putBehind(_ view: UICollectionReusableView) {
    let host = view.superview ?? self
    host.insertSubview(view, at: host === self && backgroundView != nil ? 1 : 0)
    leavingViews.append(view)
    view.isLeaving = true
  }

  /// Moves a view that comes behind those that make room for it, and would shine through it.
  private func putBehindStaying(_ view: UICollectionReusableView) {
    let front = view.superview?.subviews.first { other in
      guard other !== view, let other = other as? UICollectionReusableView else { return false }
      return !other.isLeaving && other.zIndex >= view.zIndex
    }
    if let front { view.superview?.insertSubview(view, belowSubview: front) }
  }

  /// Moves views that have come in front of the others again, as far as they are still shown.
  private func putInOrder(_ views: [UICollectionReusableView]) {
    for view in views where !view.isLeaving {
      if let host = view.superview { insertInOrder(view, depth: view.zIndex, in: host) }
    }
  }

  func remove(_ view: UICollectionReusableView, _ element: CollectionElement) {
    leavingViews.removeAll { $0 === view }
    view.removeFromSuperview()
    retire(view, from: element)
  }
}
