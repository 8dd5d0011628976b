import Foundation

/// A data source that knows which items are inside others.
protocol OutlineSource: AnyObject {
  /// An item's depth, and whether the items inside it are shown; nil outside of an outline.
  func outline(at path: IndexPath) -> OutlinePlace?
  /// Shows or hides the items inside an item.
  func toggle(at path: IndexPath)
}

/// Where an item is in an outline.
nonisolated struct OutlinePlace: Hashable, Sendable {
  /// The number of items that it is inside of.
  let level: Int
  /// Whether the items inside it are shown; nil if there are none.
  let isExpanded: Bool?
}

extension UICollectionView {
  private var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Shows in a row where it is in the outline.
  ///
  /// - Parameter indents: Whether the row's indentation is set, too.
  func showOutline(
    in view: UICollectionReusableView, of element: CollectionElement, indents: Bool = false
  ) {
    guard let row = view as? UICollectionViewListCell, let path = element.item else { return }
    let place = outlineSource?.outline(at: path)
    row.isExpanded = place?.isExpanded
    if indents { row.indentationLevel = place?.level ?? 0 }
  }

  /// Shows or hides the rows inside a row.
  func toggle(_ row: UICollectionViewListCell) {
    if let path = indexPath(for: row) { outlineSource?.toggle(at: path) }
  }
}
