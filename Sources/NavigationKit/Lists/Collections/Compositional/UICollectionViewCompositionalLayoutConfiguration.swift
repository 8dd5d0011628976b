public import Foundation

/// What applies to a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction that the layout scrolls in; vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// What sections' insets at the sides are added to; the safe area unless set.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The headers and footers of the whole layout; their index path is their number alone.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a configuration with default values.
  public override init() {}
}
