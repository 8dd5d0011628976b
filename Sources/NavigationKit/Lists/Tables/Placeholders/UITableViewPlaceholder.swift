public import Foundation

/// A row that a table shows while the data for it is on its way.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Makes a placeholder for a row of the data, with cells of a reuse identifier.
  ///
  /// - Parameter rowHeight: Its height in points; ``UITableView/automaticDimension`` for its cell's.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (path, self.reuseIdentifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }

  let path: IndexPath
  let reuseIdentifier: String
  let height: CGFloat

  /// Sets up its cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A row that a table shows while an item that was dropped is being loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the item is cut and coloured as it comes down to the cell; nil for the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of an item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row of the data.
  ///
  /// - Parameter dataSourceUpdates: Adds the data, at the place that it gets.
  /// - Returns: False if the placeholder is there no more, so that nothing was done.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns false if it is there no more.
  @discardableResult
  func deletePlaceholder() -> Bool
}
