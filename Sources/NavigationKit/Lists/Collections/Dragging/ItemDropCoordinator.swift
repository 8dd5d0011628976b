import Foundation

/// A drop on a collection view as its delegate sees it.
final class ItemDropCoordinator: UICollectionViewDropCoordinator {
  /// An item of it.
  final class Item: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
      (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private(set) var landings = DropLandings()
  private unowned let collection: UICollectionView

  init(_ drop: ListDrop, on collection: UICollectionView) {
    (session, self.collection) = (drop.session, collection)
    destinationIndexPath = drop.destination.map(collection.inData)
    proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    items = drop.session.items.map {
      Item($0, from: drop.source.map(collection.inData), size: drop.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    landings.add(dragItem) { [collection] in
      DropLandings.Place(
        collection.cellFrame(at: collection.placeholders.shown(indexPath)), in: collection)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = ItemPlaceholderContext(dragItem, placeholder, in: collection)
    collection.insert(placeholder)
    return landings.add(dragItem, context) { context.landing }
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    landings.add(dragItem) { [collection] in
      let origin = collection.cellFrame(at: collection.placeholders.shown(indexPath)).origin
      return DropLandings.Place(rect.offsetBy(dx: origin.x, dy: origin.y), in: collection)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.add(dragItem) { DropLandings.Place(target: target, size: nil) }
  }
}
