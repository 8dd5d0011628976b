import Foundation

/// Opens the context menus of a collection view's items, by asking its delegate.
final class ItemContextMenus: UIContextMenuInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  /// The row that the menu lifts; nil if it opens beside the pointer, or lifts something else.
  private weak var lifted: (any SeparatedRow)?

  init(of collection: UICollectionView) { self.collection = collection }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    collection.delegate?.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: collection.placeholders.inData(paths(at: location)),
      point: location)
  }

  /// The item at a point, with the other selected ones if it is selected; none beside items.
  private func paths(at location: CGPoint) -> [IndexPath] {
    guard let path = collection.indexPathForItem(at: location) else { return [] }
    let selected = collection.indexPathsForSelectedItems ?? []
    return selected.contains(path) ? selected : [path]
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path = collection.indexPathForItem(at: interaction.location(in: collection)) else {
      return nil
    }
    let customPreview = collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: collection.inData(path))
    let preview = customPreview ?? collection.cellForItem(at: path).map(UITargetedPreview.init)
    lifted = preview?.view as? any SeparatedRow
    return preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    lifted?.isLiftedByMenu = animator?.previewViewController == nil
    collection.delegate?.collectionView(
      collection, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    lifted?.putBack(after: animator)
    lifted = nil
    collection.delegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
