import Foundation

extension UICollectionView {
  /// Encodes the selected items, and the first visible one with its distance from the corner.
  func encodeItems(with coder: NSCoder) {
    restoredItems.encode(selectedItems.sorted(), forKey: Self.selectedKey, with: coder)
    guard let first = indexPathsForVisibleItems.first,
      let place = layoutAttributesForItem(at: first), !place.scrolls
    else { return }
    restoredItems.encode([first], forKey: Self.firstKey, with: coder)
    coder.encode(
      CGPoint(
        x: contentOffset.x - place.frame.minX, y: contentOffset.y - place.frame.minY),
      forKey: Self.distanceKey)
  }

  /// Selects the items that were selected, and later scrolls to the one that was first.
  func decodeItems(with coder: NSCoder) {
    for path in restoredItems.decode(forKey: Self.selectedKey, from: coder) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }
    guard let offset = restoredOffset,
      let first = restoredItems.decode(forKey: Self.firstKey, from: coder).first
    else { return }
    let distance = coder.decodePoint(forKey: Self.distanceKey)
    restoredOffset = { [weak self] in
      guard let self, let place = layoutAttributesForItem(at: first) else { return offset() }
      return CGPoint(x: place.frame.minX + distance.x, y: place.frame.minY + distance.y)
    }
  }

  private var restoredItems: RestoredItems {
    RestoredItems(of: self, dataSource) { [unowned self] in contains($0) }
  }

  private static let selectedKey = "UICollectionView.selectedItems"
  private static let firstKey = "UICollectionView.firstItem"
  private static let distanceKey = "UICollectionView.distanceToFirstItem"
}
