import Foundation

extension UICollectionView {
  /// Tells of items that come near what is in view, within its size to all sides, and of those that
  /// are far away again.
  func prefetchNearItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, moved == nil else { return }
    let near = nearItems
    let shown = Set(indexPathsForVisibleItems)
    let new = near.subtracting(shown).subtracting(prefetched)
    let gone = prefetched.subtracting(near).subtracting(shown)
    prefetched = near.subtracting(shown)
    let (coming, going) = (placeholders.inData(new.sorted()), placeholders.inData(gone.sorted()))
    if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
    guard !going.isEmpty else { return }
    prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: going)
  }

  private var nearItems: Set<IndexPath> {
    let room = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let asked = isMirrored ? room.mirrored(in: mirrorWidth) : room
    let found = collectionViewLayout.layoutAttributesForElements(in: asked) ?? []
    return Set(
      found.lazy.filter { $0.frame.intersects(asked) && !$0.scrolls }.compactMap(\.element.item))
  }
}
