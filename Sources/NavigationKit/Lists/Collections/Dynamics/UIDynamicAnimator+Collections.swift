public import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Makes an animator for the attributes of a layout, which asks it for them and is invalidated by
  /// the app as they move.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(
      itemsIn: { [weak layout] in
        CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
      }, of: { [weak layout] in layout?.collectionView?.window?.stage })
  }

  /// The attributes that it moves of the cell at a path; nil if it moves none.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes that it moves of a supplementary view; nil if it moves none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes that it moves of a decoration view; nil if it moves none.
  public func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, kind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    scene.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }
}
