import Foundation

/// Rows of lists are swiped as those of tables are.
extension UICollectionView: SwipedList {
  func swipedRow(at path: IndexPath) -> (any SwipedRow)? {
    cellForItem(at: path) as? UICollectionViewListCell
  }

  func path(of row: any SwipedRow) -> IndexPath? {
    (row as? UICollectionViewCell).flatMap(indexPath(for:))
  }

  func swipeActions(at end: RowEnd, of path: IndexPath) -> RowActions? {
    guard cellForItem(at: path) is UICollectionViewListCell,
      let configuration = collectionViewLayout.swipeActions(at: end, of: path),
      !configuration.actions.isEmpty
    else { return nil }
    return RowActions(end: end, configuration: configuration)
  }

  func endPress() { press.end() }
  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath?) {}

  func deleteIfGone(_ path: IndexPath) {
    guard let shown = cachedCounts, askedCounts == ListChange([.delete([path])]).counts(shown)
    else { return }
    deleteItems(at: [path])
  }
}
