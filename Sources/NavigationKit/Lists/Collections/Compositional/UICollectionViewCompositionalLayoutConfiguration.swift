public import Foundation

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction that the layout scrolls in; vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The area to whose insets the side insets of sections are added; the safe area unless set.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The headers and footers of the whole layout; their index path is their number alone.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a configuration with default values.
  public override init() {}
}
