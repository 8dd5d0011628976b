public import Foundation

/// Decides where a collection view shows its elements; subclasses override its methods.
open class UICollectionViewLayout: NSObject {
  /// Makes a layout without elements.
  public override init() {}

  /// Makes a layout with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {}

  /// The collection view that it lays out; nil if it is in none.
  open internal(set) weak var collectionView: UICollectionView?

  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Registers a class for decorations of a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    precondition(
      viewClass == nil || viewClass is UICollectionReusableView.Type,
      "Decorations “\(elementKind)” must be of a subclass of UICollectionReusableView.")
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type {
    guard let known = decorations[kind] else {
      preconditionFailure(
        "No decoration is known as “\(kind)”: register(_:forDecorationViewOfKind:) its class first."
      )
    }
    return known
  }

  // MARK: For subclasses

  /// The size of all content; nothing unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Computes the layout anew; called before the first query and after each invalidation.
  open func prepare() {}

  /// The attributes of all elements that are partly in a rectangle; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether other bounds need another layout: if their size changed, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Where an inserted item comes from; nil, the default, lets it fade in where it will be.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a deleted item goes; nil, the default, lets it fade out where it is.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is mirrored in right-to-left layout; false unless overridden.
  ///
  /// Flow layouts answer false, too, as they begin lines at the right themselves.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Whether places are mirrored in right-to-left layout.
  var isMirroredFromRightToLeft: Bool { flipsHorizontallyInOppositeLayoutDirection }

  /// Discards what was computed, so that the collection view lays out anew; call super.
  open func invalidateLayout() {
    measured = [:]
    collectionView?.layoutWasInvalidated()
  }

  // MARK: Within collection views

  /// The sizes of elements that are as large as what they show, once that was measured.
  var measured: [CollectionElement: CGSize] = [:]

  /// Where an element is in a list; nil if it is not in one.
  func listPlace(of element: CollectionElement) -> ListPlace? { nil }

  /// Sizes were measured that the layout was prepared without.
  func sizesWereMeasured(_ elements: [CollectionElement]) { prepare() }

  /// How a section scrolls on its own; nil if it does not.
  func sectionScroll(of section: Int) -> SectionScroll? { nil }

  /// The depths of pinned headers, in front of items; and of what is behind them.
  static let pinnedDepth = 10
  static let backgroundDepth = -10
}
