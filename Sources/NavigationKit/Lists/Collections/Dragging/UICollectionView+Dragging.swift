import Foundation

extension UICollectionView {
  /// Whether a finger carries drag items out of its items.
  public var hasActiveDrag: Bool { drags.isActive }
  /// Whether a finger carries drag items over it.
  public var hasActiveDrop: Bool { drops.session != nil }

  /// The proposal for a drag if the delegate makes none.
  var defaultProposal: UICollectionViewDropProposal {
    drags.isActive
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .cancel)
  }
}

extension UICollectionViewCell: DraggedCell {
  func setDragState(_ state: UITableViewCell.DragState) {
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }
}

extension UICollectionView: DragList {
  var dragging: (canDrag: Bool, canDrop: Bool, isEnabled: Bool) {
    (dragDelegate != nil, dropDelegate != nil, dragInteractionEnabled)
  }

  var mayLift: Bool { swipe == .closed && moved == nil }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellForItem(at: path) }

  func liftedItems(at path: IndexPath, for session: any UIDragSession) -> [UIDragItem] {
    guard placeholders[path] == nil else { return [] }
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: inData(path)) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: inData(path))
  }

  func allowsMove(of session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragWillBegin(_ session: any UIDragSession) {
    press.end()
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func wantsDrop(of session: any UIDropSession) -> Bool? {
    dropDelegate?.collectionView(self, canHandle: session)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path.map(inData))
      ?? defaultProposal
  }

  func place(of proposal: UIDropProposal, at path: IndexPath?, _ point: CGPoint) -> DropPlace {
    switch (proposal as? UICollectionViewDropProposal)?.intent {
    case .insertAtDestinationIndexPath: .between
    case .insertIntoDestinationIndexPath: .into
    case .unspecified, nil: .anywhere
    }
  }

  func highlightDrop(at path: IndexPath, isOn: Bool) { cellForItem(at: path)?.isHighlighted = isOn }

  func openGap(at path: IndexPath?) {}

  func canMoveByDrag(_ path: IndexPath) -> Bool {
    dropDelegate != nil || canMove(path, byDefault: true)
  }

  func carry(from origin: IndexPath?, to point: CGPoint) {
    if moved == nil, let origin, let cell = cellForItem(at: origin) {
      hold(cell, from: origin)
      moved?.isCarried = true
      cell.stateAlpha = 0
    }
    moveItem(to: point)
  }

  var carriedPlace: IndexPath? { moved.flatMap { $0.isCarried ? $0.place : nil } }

  func endCarrying() -> Bool {
    guard let moved, moved.isCarried, dropDelegate == nil else { return false }
    endMoving()
    return true
  }

  func putBack() { dropMovedItem() }

  func cellFrame(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

  func perform(_ drop: ListDrop) -> DropLandings {
    let coordinator = ItemDropCoordinator(drop, on: self)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    return coordinator.landings
  }
}
