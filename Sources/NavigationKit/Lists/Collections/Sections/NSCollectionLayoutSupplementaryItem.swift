public import Foundation

/// A view beside an item of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view that the data source is asked for.
  public let elementKind: String
  /// Where it is at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Where its own edges are; nil for inside those of the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Which views are in front: those with larger numbers.
  open var zIndex = 0

  /// Makes a view that is inside an item's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, anchor: containerAnchor, own: nil)
  }

  /// Makes a view whose anchor is at the anchor of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, anchor: containerAnchor, own: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, anchor: NSCollectionLayoutAnchor,
    own: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    containerAnchor = anchor
    itemAnchor = own
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  var attachment: LayoutNode.Attachment {
    LayoutNode.Attachment(
      kind: elementKind, size: layoutSize.lengths, container: containerAnchor.anchor,
      own: itemAnchor?.anchor, zIndex: zIndex)
  }
}

/// Edges of an item in a compositional layout, and the distance from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; opposite ones and none stand for the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges: in points, or in sizes of the view that is anchored.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the distance is in sizes of the view.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Makes an anchor at a distance in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Makes an anchor at a distance in sizes of the view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  var anchor: LayoutNode.Anchor {
    LayoutNode.Anchor(edges: edges, offset: offset, isFractional: isFractionalOffset)
  }
}
