import Foundation

/// The size of a group of a compositional layout, and where its items are in it.
nonisolated struct GroupPlacement {
  /// An item in a group.
  struct Item {
    var frame: CGRect
    let attachments: [LayoutNode.Attachment]
    /// The lengths that its content decides.
    let size: LayoutLengths
  }

  private(set) var size: CGSize
  private(set) var items: [Item] = []

  /// - Parameters:
  ///   - container: The size that fractions refer to.
  ///   - limit: The maximum number of items.
  ///   - measured: The measured size of an item, by its index in the group.
  init(
    _ node: LayoutNode, in container: CGSize, limit: Int = .max,
    measured: (Int) -> CGSize? = { _ in nil }
  ) {
    let measuredSize = if case .item = node.content { measured(0) } else { CGSize?.none }
    size = node.size.resolved(in: container, measured: measuredSize)
    let insets = node.size.kept(node.insets)
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    switch node.content {
    case .item:
      items = [Item(frame: frame, attachments: node.attachments, size: node.size)]
    case .custom(let frames):
      items = frames(frame.size).prefix(limit).map {
        Item(
          frame: $0.offsetBy(dx: frame.minX, dy: frame.minY), attachments: [],
          size: LayoutLengths(width: .absolute($0.width), height: .absolute($0.height)))
      }
    case .row(let axis, let nodes, let count, let spacing):
      let row = GroupRow(
        nodes, along: axis, count: count, spacing: spacing, in: frame.size, of: node.size,
        limit: limit, measured: measured)
      items = row.items.map { item in
        var item = item
        item.frame = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
        return item
      }
      // An estimated length becomes that of the items.
      if node.size.width.isEstimated { size.width = row.size.width }
      if node.size.height.isEstimated { size.height = row.size.height }
    }
  }
}
