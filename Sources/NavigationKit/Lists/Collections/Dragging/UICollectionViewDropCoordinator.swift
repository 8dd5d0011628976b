public import Foundation

/// A drop on a collection view: the items, and the places where they come down.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items, with the items that they come from.
  var items: [any UICollectionViewDropItem] { get }
  /// The item at which they come; nil beside items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets an item come down to an item, which was added for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item come down to a placeholder, which is shown until there is data for the item.
  ///
  /// Changes that code makes meanwhile name items by their places on screen, with placeholders; the
  /// data source and the delegate are given places in the data.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets an item vanish into a rectangle of an item's cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item come down to a place in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The source of the item in the collection view; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the carried preview, in points.
  var previewSize: CGSize { get }
}
