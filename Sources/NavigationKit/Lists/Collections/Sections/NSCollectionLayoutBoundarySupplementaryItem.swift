public import Foundation

/// A header or footer of a section, or of a whole compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which it is.
  public let alignment: NSRectAlignment
  /// How far it is from there.
  public let offset: CGPoint
  /// Whether it makes the section longer; otherwise it lies over its content.
  open var extendsBoundary = true
  /// Whether it stays in view while its section is.
  open var pinToVisibleBounds = false
  /// The space before it, which scrolls away while it is pinned.
  var spaceBefore: CGFloat = 0

  /// Makes a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      anchor: NSCollectionLayoutAnchor(edges: []), own: nil)
  }

  func boundary(along axis: NSLayoutConstraint.Axis) -> BoundaryView {
    BoundaryView(
      kind: elementKind, size: layoutSize.lengths, alignment: alignment,
      side: alignment.side(along: axis), offset: offset, spaceBefore: spaceBefore,
      extends: extendsBoundary,
      isPinned: pinToVisibleBounds, zIndex: zIndex)
  }
}
