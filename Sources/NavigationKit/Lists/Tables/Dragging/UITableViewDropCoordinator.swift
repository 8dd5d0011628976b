public import Foundation

/// A drop on a table: the items, and the places where they come down.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items, with the rows that they come from.
  var items: [any UITableViewDropItem] { get }
  /// The row at which they come; nil beside rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets an item come down to a row, which was added for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item come down to a placeholder, which the table shows until there is data for the item.
  ///
  /// Changes that code makes meanwhile name rows by their places on screen, with placeholders; the
  /// data source and the delegate are given places in the data.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets an item vanish into a rectangle of a row's cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item come down to a place in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the table that the item comes from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the carried preview, in points.
  var previewSize: CGSize { get }
}
