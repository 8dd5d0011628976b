import Foundation

/// Lets a finger lift items out of a collection view's items, by asking its delegate.
final class ItemDrags: UIDragInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The item that is lifted or carried; nil without one.
  private(set) var origin: IndexPath?
  private var cell: UICollectionViewCell?

  init(of collection: UICollectionView) { self.collection = collection }

  private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

  /// Whether a drag is of an item of the collection view.
  func gave(_ session: any UIDropSession) -> Bool {
    interaction.flow.map { session.localDragSession === $0.session } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let delegate, collection.swipe == .closed, collection.moved == nil,
      let path = collection.indexPathForItem(at: session.location(in: collection)),
      let cell = collection.cellForItem(at: path)
    else { return [] }
    let items = delegate.collectionView(collection, itemsForBeginning: session, at: path)
    if !items.isEmpty { (origin, self.cell) = (path, cell) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let cell, let origin else { return nil }
    let given = delegate?.collectionView(collection, dragPreviewParametersForItemAt: origin)
    return UITargetedDragPreview(view: cell, parameters: given ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    cell?.dragStateDidChange(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.end() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    collection.press.end()
    cell?.dragStateDidChange(.dragging)
    cell?.contentView.stateAlpha = DragMetrics.sourceAlpha
    delegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    end()
    delegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  private func end() {
    cell?.dragStateDidChange(.none)
    cell?.contentView.stateAlpha = 1
    cell?.stateAlpha = 1
    (origin, cell) = (nil, nil)
  }
}
