import Foundation

extension UICollectionView {
  func choose(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selectedItems.forEach(markDeselected) }
    guard selectsItems else { return }
    if !selectsSeveral {
      for path in selectedItems where path != indexPath { markDeselected(path) }
    }
    selectedItems.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  func markDeselected(_ path: IndexPath) {
    selectedItems.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Touches

  func highlight(_ path: IndexPath, _ isOn: Bool) {
    cellForItem(at: path)?.isHighlighted = isOn
    if isOn {
      delegate?.collectionView(self, didHighlightItemAt: inData(path))
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: inData(path))
    }
  }

  func pressBegan(_ touch: UITouch) {
    press.end()
    // A touch on an open row may drag it; if it does not, it closes the row when it ends.
    if let open = swipe.path {
      if open != path(under: touch) { closeRow() }
      return
    }
    guard selectsItems, let path = path(under: touch), placeholders[path] == nil,
      delegate?.collectionView(self, shouldHighlightItemAt: inData(path)) != false
    else { return }
    press.begin(
      at: path, after: delaysContentTouches ? ScrollPanGestureRecognizer.contentDelay : 0,
      on: window?.stage?.clock)
  }

  func pressMoved(_ touch: UITouch) {
    let distance = abs(touch.position.x - touch.start.position.x)
    if distance >= UIPanGestureRecognizer.slop(of: touch.type) { press.end() }
  }

  func pressEnded(_ touch: UITouch) {
    guard let path = press.index else { return closeRow() }
    press.end()
    guard let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell))
    else { return }
    itemWasTapped(path)
  }

  private func itemWasTapped(_ path: IndexPath) {
    if let row = cellForItem(at: path) as? UICollectionViewListCell, row.togglesOnTap {
      return toggle(row)
    }
    if selectedItems.contains(path), selectsSeveral {
      deselect(path)
    } else {
      guard delegate?.collectionView(self, shouldSelectItemAt: inData(path)) != false else {
        return
      }
      let others = selectsSeveral ? [] : selectedItems.subtracting([path]).sorted()
      selectItem(at: path, animated: false, scrollPosition: [])
      for other in others { delegate?.collectionView(self, didDeselectItemAt: inData(other)) }
      let cell = cellForItem(at: path)
      cell?.segue?(cell)
      delegate?.collectionView(self, didSelectItemAt: inData(path))
      performPrimaryAction(at: path)
    }
  }

  /// Deselects an item as a tap does.
  func deselect(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: inData(path)) != false else {
      return
    }
    markDeselected(path)
    delegate?.collectionView(self, didDeselectItemAt: inData(path))
  }

  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: inData(path))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: inData(path))
  }

  /// Whether an item is edited while the collection view is.
  func canEdit(_ path: IndexPath) -> Bool {
    guard placeholders[path] == nil else { return false }
    return delegate?.collectionView(self, canEditItemAt: inData(path)) ?? true
  }

  /// Whether items can be selected now, and whether several can.
  private var selectsItems: Bool {
    selectsSeveral || (isEditing ? allowsSelectionDuringEditing : allowsSelection)
  }
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func path(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) {
        return path
      }
      view = current.superview
    }
    return nil
  }
}
