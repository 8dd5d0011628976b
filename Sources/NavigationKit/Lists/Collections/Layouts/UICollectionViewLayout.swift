public import Foundation

/// Decides where a collection view shows its elements; subclasses override its methods.
@preconcurrency @MainActor
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
    guard let viewClass = decorations[kind] else {
      preconditionFailure(
        "No decoration is known as “\(kind)”: register(_:forDecorationViewOfKind:) its class first."
      )
    }
    return viewClass
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

  /// Where a header, footer or other view of an inserted section comes from; nil, the default, lets
  /// it fade in where it will be.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or other view of a deleted section goes; nil, the default, fades it out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration comes from; nil, the default, lets it fade in where it will be.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration goes; nil, the default, lets it fade out where it is.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called before a change of the items is animated, with the updates; the layout is prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called at the end of the animation block of such a change.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the collection view arranges its items in another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the collection view arranges its items in this layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called once the items are in the other layout.
  open func finalizeLayoutTransition() {}

  // MARK: Scrolling and moving

  /// Where a flick comes to rest: where it would, unless overridden.
  ///
  /// - Parameter velocity: In points per millisecond, as scroll view delegates are told it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is once the layout has taken over from another: where it is, unless
  /// overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Where an item is that is being moved, over a position in the collection view: the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// How an item looks while it is held at a position: as in its place, unless overridden.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = collectionView?.layoutAttributesForItem(at: indexPath)
    let copy = place?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? Self.madeAttributes()
    attributes.center = position
    return attributes
  }

  /// Whether the layout is mirrored in right-to-left layout; false unless overridden.
  ///
  /// Flow layouts answer false, too, as they begin lines at the right themselves.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Whether places are mirrored in right-to-left layout.
  var isMirroredFromRightToLeft: Bool { flipsHorizontallyInOppositeLayoutDirection }

  /// The class of the attributes that the layout makes; subclasses with more attributes override it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts; subclasses with more properties override it.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The invalidation context for other bounds; for all places, unless overridden.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { Self.madeContext() }

  /// Discards the computed layout, so that the collection view lays out anew; call super.
  open func invalidateLayout() {
    measured = [:]
    collectionView?.layoutWasInvalidated()
  }

  /// Discards the parts of the layout that a context names; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      collectionView?.cachedCounts = nil
    }
    invalidateLayout()
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero, let collectionView else { return }
    collectionView.contentOffset.x += adjustment.x
    collectionView.contentOffset.y += adjustment.y
  }

  /// Makes attributes of the layout's class.
  func attributes(of element: CollectionElement, _ frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = Self.madeAttributes()
    attributes.element = element
    attributes.frame = frame
    return attributes
  }

  /// Makes attributes of the layout's class; of another class the program stops.
  private static func madeAttributes() -> UICollectionViewLayoutAttributes {
    guard let type = layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "\(layoutAttributesClass) is no subclass of UICollectionViewLayoutAttributes.")
    }
    return type.init()
  }

  private static func madeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      preconditionFailure(
        "\(invalidationContextClass) is no subclass of UICollectionViewLayoutInvalidationContext.")
    }
    return type.init()
  }

  // MARK: Within collection views

  /// The measured sizes of elements that are as large as their content.
  var measured: [CollectionElement: CGSize] = [:]

  /// Where an element is in a list; nil if it is not in one.
  func listPlace(of element: CollectionElement) -> ListPlace? { nil }

  /// The actions that a swipe shows at an end of an item; nil for none.
  func swipeActions(at end: RowEnd, of path: IndexPath) -> UISwipeActionsConfiguration? { nil }

  /// Sizes were measured that the layout was prepared without.
  func sizesWereMeasured(_ elements: [CollectionElement]) { prepare() }

  /// How a section scrolls on its own; nil if it does not scroll.
  func sectionScroll(of section: Int) -> SectionScroll? { nil }

  /// The depths of pinned headers, in front of items; and of backgrounds, behind items.
  static let pinnedDepth = 10
  static let backgroundDepth = -10
}
