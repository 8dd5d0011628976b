public import Foundation

/// An item that a collection view shows while the data for it is on its way.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Makes a placeholder for an item of the data, with cells of a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (path, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  let path: IndexPath
  let reuseIdentifier: String

  /// Sets up its cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// An item that a collection view shows while a dropped item is being loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How a dropped item is cut and coloured as it comes down to the cell; nil for the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of an item that was dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data.
  ///
  /// - Parameter dataSourceUpdates: Adds the data, at the place that it gets.
  /// - Returns: False if the placeholder is there no more, so that nothing was done.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns false if it is there no more.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder set up its cell again.
  func setNeedsCellUpdate()
}
