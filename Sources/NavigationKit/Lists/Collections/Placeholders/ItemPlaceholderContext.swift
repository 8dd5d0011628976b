import Foundation

/// The placeholder of an item that was dropped on a collection view, as the app sees it.
final class ItemPlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewDropPlaceholder
  private weak var collection: UICollectionView?

  init(
    _ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder,
    in collection: UICollectionView
  ) {
    (self.dragItem, self.placeholder, self.collection) = (dragItem, placeholder, collection)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    collection?.commit(placeholder, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { collection?.delete(placeholder) ?? false }

  func setNeedsCellUpdate() {
    if let cell { placeholder.cellUpdateHandler?(cell) }
  }

  private var path: IndexPath? { collection?.placeholders.path(of: placeholder) }
  private var cell: UICollectionViewCell? { path.flatMap { collection?.cellForItem(at: $0) } }

  /// Where the item comes down.
  var landing: DropLandings.Place? {
    guard let collection, let path else { return nil }
    var place = DropLandings.Place(collection.cellFrame(at: path), in: collection)
    place.parameters = cell.flatMap { placeholder.previewParametersProvider?($0) }
    return place
  }
}
