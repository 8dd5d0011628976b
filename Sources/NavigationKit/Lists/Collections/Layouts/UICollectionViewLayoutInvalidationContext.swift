public import Foundation

/// The parts of a collection view's layout that are no longer valid.
///
/// Layouts of this library compute everything anew; an app's own layout may look into the context
/// to compute less.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context in which the layout is no longer valid, and the data still is.
  public required override init() {}

  /// Whether all of the data and the layout are no longer valid.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false

  /// Names items whose places are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// The items that were named; nil if none were.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Names supplementary views whose places are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The supplementary views that were named, by their kinds; nil if none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Names decorations whose places are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The decorations that were named, by their kinds; nil if none were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the collection view is scrolled as the layout is invalidated, in points.
  open var contentOffsetAdjustment = CGPoint.zero
}

/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate has to be asked for sizes again; true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items have to be placed again; true unless set.
  open var invalidateFlowLayoutAttributes = true
}
