public import Foundation

/// The place of a cell in a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views beside the cell, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with views beside it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The insets within the size; those along an estimated length do not count.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces outside the size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The item as a value.
  func node(in environment: any NSCollectionLayoutEnvironment) -> LayoutNode {
    LayoutNode(
      size: layoutSize.lengths, insets: contentInsets,
      edges: edgeSpacing?.edges ?? LayoutNode.Edges(), content: content(in: environment),
      attachments: supplementaryItems.map(\.attachment))
  }

  func content(in environment: any NSCollectionLayoutEnvironment) -> LayoutNode.Content { .item }
}
