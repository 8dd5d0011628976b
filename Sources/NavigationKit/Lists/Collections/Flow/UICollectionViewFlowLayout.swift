public import Foundation

/// Arranges items in lines, as many in each as fit, with headers and footers of sections.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of all items, unless the delegate gives others.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items until they are measured; zero, the default, for items that are not measured.
  ///
  /// With ``automaticSize`` they have the layout's ``itemSize`` until then.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Stands for items that are as large as their content.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between items of a line; the rest of a full line is added to it.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets around each section's items.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which the side insets of sections are counted.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The edge of the content.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The collection view's layout margins.
    case fromLayoutMargins
  }
  /// The edges from which the side insets of sections are counted; the content's unless set.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which only the length in the direction of scrolling counts; 0 for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the length in the direction of scrolling counts; 0 for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other; vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay in view while their sections are.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in view while their sections are.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var arrangement = FlowArrangement()
  private var measuresItems: Bool { estimatedItemSize != .zero }
  /// Whether the delegate's default was asked for an item's size.
  var answeredByDefault = false

  open override var collectionViewContentSize: CGSize { arrangement.size }
  override var isMirroredFromRightToLeft: Bool { true }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return arrangement = FlowArrangement() }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let breadth = scrollDirection == .vertical ? room.width : room.height
    arrangement = FlowArrangement(
      collectionView.counts.indices.map { section($0, of: collectionView, breadth: breadth) },
      breadth: breadth, direction: scrollDirection)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let span = arrangement.span(of: rect)
    return arrangement.sections(in: span).flatMap { section in
      let start = IndexPath(item: 0, section: section)
      let items = arrangement.items(of: section, in: span).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return items
        + [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: start) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section),
      0..<arrangement.sections[indexPath.section].count ~= indexPath.item
    else { return nil }
    let attributes = attributes(of: .item(indexPath), arrangement.frame(of: indexPath))
    if measuresItems { attributes.estimates = [.horizontal, .vertical] }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section) else { return nil }
    let margins = arrangement.sections[indexPath.section].margins
    let attributes = attributes(
      of: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath), .zero
    )
    switch elementKind {
    case UICollectionView.elementKindSectionHeader where margins.header > 0:
      let edge = sectionHeadersPinToVisibleBounds ? visibleSpan?.lowerBound : nil
      attributes.frame = arrangement.header(of: indexPath.section, heldAt: edge)
      attributes.zIndex = edge == nil ? 0 : UICollectionViewLayout.pinnedDepth
    case UICollectionView.elementKindSectionFooter where margins.footer > 0:
      let edge = sectionFootersPinToVisibleBounds ? visibleSpan?.upperBound : nil
      attributes.frame = arrangement.footer(of: indexPath.section, heldAt: edge)
      attributes.zIndex = edge == nil ? 0 : UICollectionViewLayout.pinnedDepth
    default: return nil
    }
    return attributes
  }

  /// The range in view between the insets.
  private var visibleSpan: ClosedRange<CGFloat>? {
    collectionView.map {
      arrangement.span(of: $0.bounds.inset(by: $0.adjustedContentInset))
    }
  }

  // MARK: Asking the delegate

  private func section(
    _ section: Int, of view: UICollectionView, breadth: CGFloat
  ) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let margins = margins(of: section, in: view, delegate)
    let count = view.numberOfItems(inSection: section)
    if measuresItems {
      let estimate =
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        ? itemSize : estimatedItemSize
      let sizes = (0..<count).map { item in
        FlowSize(
          measured[.item(IndexPath(item: item, section: section))] ?? estimate, scrollDirection)
      }
      return FlowSection(sizes, margins: margins, breadth: breadth)
    }
    guard let delegate, count > 0 else {
      return FlowSection(
        FlowSize(itemSize, scrollDirection), count: count, margins: margins, breadth: breadth)
    }
    func size(of item: Int) -> FlowSize {
      let shown = IndexPath(item: item, section: section)
      guard view.placeholders[shown] == nil else { return FlowSize(itemSize, scrollDirection) }
      let path = view.dataPath(of: shown)
      return FlowSize(
        delegate.collectionView(view, layout: self, sizeForItemAt: path), scrollDirection)
    }
    answeredByDefault = false
    let first = size(of: 0)
    return answeredByDefault
      ? FlowSection(first, count: count, margins: margins, breadth: breadth)
      : FlowSection([first] + (1..<count).map(size), margins: margins, breadth: breadth)
  }

  /// How far inside the content's edges the insets at the sides begin.
  private func reference(in view: UICollectionView) -> UIEdgeInsets {
    let asked: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: asked = view.safeAreaInsets
    case .fromLayoutMargins: asked = view.layoutMargins
    }
    // The insets of the content for bars count already.
    let (whole, own) = (view.adjustedContentInset, view.contentInset)
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        left: max(0, asked.left - (whole.left - own.left)),
        right: max(0, asked.right - (whole.right - own.right)))
      : UIEdgeInsets(
        top: max(0, asked.top - (whole.top - own.top)),
        bottom: max(0, asked.bottom - (whole.bottom - own.bottom)))
  }

  private func margins(
    of section: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Margins {
    let baseInset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let inset = baseInset + reference(in: view)
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let isVertical = scrollDirection == .vertical
    return FlowSection.Margins(
      header: FlowSize(header, scrollDirection).along,
      footer: FlowSize(footer, scrollDirection).along,
      start: isVertical ? inset.top : inset.left, end: isVertical ? inset.bottom : inset.right,
      leading: isVertical ? inset.left : inset.top,
      trailing: isVertical ? inset.right : inset.bottom,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
  }
}
