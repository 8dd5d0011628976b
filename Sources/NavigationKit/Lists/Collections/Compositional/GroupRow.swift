import Foundation

/// The nodes of a group, one after the other along its axis.
nonisolated struct GroupRow {
  private(set) var items: [GroupPlacement.Item] = []
  /// The size that the nodes need.
  private(set) var size = CGSize.zero

  private struct Part {
    let placement: GroupPlacement
    let edges: LayoutNode.Edges
  }

  init(
    _ nodes: [LayoutNode], along axis: NSLayoutConstraint.Axis, count: Int?,
    spacing: LayoutNode.Spacing, in room: CGSize, of group: LayoutLengths, limit: Int,
    measured: (Int) -> CGSize?
  ) {
    let isOpen = (axis == .vertical ? group.height : group.width).isEstimated
    let length = isOpen ? CGFloat.infinity : axis.length(of: room)
    func arranged(_ measured: (Int) -> CGSize?) -> (parts: [Part], used: CGFloat) {
      GroupRow.parts(
        nodes, along: axis, count: count, spacing: spacing, in: room, length: length,
        isOpen: isOpen, limit: limit, measured: measured)
    }
    var (parts, used) = arranged(measured)
    if nodes.contains(where: { $0.size.width.isUniform || $0.size.height.isUniform }) {
      // Once more, with the lengths of the largest.
      let sizes = parts.flatMap { part in part.placement.items.map { _ in part.placement.size } }
      let largest = CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
      let (isWide, isHigh) = (
        nodes.contains(where: \.size.width.isUniform),
        nodes.contains(where: \.size.height.isUniform)
      )
      (parts, used) = arranged { index in
        guard sizes.indices.contains(index) else { return measured(index) }
        return CGSize(
          width: isWide ? largest.width : sizes[index].width,
          height: isHigh ? largest.height : sizes[index].height)
      }
    }
    place(
      parts, along: axis, spacing: spacing, rest: isOpen ? 0 : max(0, length - used), in: room)
    let across = parts.map { part in
      let edges = part.edges.along(axis.other)
      return edges.start.minimum + axis.other.length(of: part.placement.size) + edges.end.minimum
    }
    size = axis.size(along: used, across: across.max() ?? 0)
  }

  /// The nodes one after the other, and the length that they take.
  private static func parts(
    _ nodes: [LayoutNode], along axis: NSLayoutConstraint.Axis, count: Int?,
    spacing: LayoutNode.Spacing, in room: CGSize, length: CGFloat, isOpen: Bool, limit: Int,
    measured: (Int) -> CGSize?
  ) -> (parts: [Part], used: CGFloat) {
    var parts: [Part] = []
    var used: CGFloat = 0
    var first = 0
    // An open row takes each node once, or the number of times asked for.
    let maximumCount = count ?? (isOpen ? nodes.count : GroupRow.maximumCount)
    while parts.count < maximumCount, first < limit, !nodes.isEmpty {
      var node = nodes[count == nil ? parts.count % nodes.count : 0]
      if let count, !isOpen { node.share(length, by: count, spacing: spacing.minimum, along: axis) }
      let start = first
      let placement = GroupPlacement(node, in: room, limit: limit - first) { measured(start + $0) }
      let edges = node.edges.along(axis)
      let step =
        edges.start.minimum + axis.length(of: placement.size) + edges.end.minimum
        + (parts.isEmpty ? 0 : spacing.minimum)
      // The first one is there even if it is too long.
      guard count != nil || parts.isEmpty || used + step <= length + GroupRow.tolerance
      else { break }
      used += step
      parts.append(Part(placement: placement, edges: node.edges))
      first += placement.items.count
    }
    return (parts, used)
  }

  /// Places the parts; flexible spaces share the rest.
  private mutating func place(
    _ parts: [Part], along axis: NSLayoutConstraint.Axis, spacing: LayoutNode.Spacing,
    rest: CGFloat, in room: CGSize
  ) {
    let spaces = parts.flatMap { [$0.edges.along(axis).start, $0.edges.along(axis).end] }
    let flexible =
      spaces.count(where: \.isFlexible) + (spacing.isFlexible ? max(0, parts.count - 1) : 0)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    func length(_ space: LayoutNode.Spacing) -> CGFloat {
      space.minimum + (space.isFlexible ? share : 0)
    }
    var position: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let edges = part.edges.along(axis)
      position += (index > 0 ? length(spacing) : 0) + length(edges.start)
      let origin = axis.point(
        along: position, across: GroupRow.shift(of: part, across: axis.other, in: room))
      items += part.placement.items.map { item in
        var item = item
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        return item
      }
      position += axis.length(of: part.placement.size) + length(edges.end)
    }
  }

  /// How far a part is from the edge across the row.
  private static func shift(
    of part: Part, across axis: NSLayoutConstraint.Axis, in room: CGSize
  ) -> CGFloat {
    let edges = part.edges.along(axis)
    guard edges.start.isFlexible else { return edges.start.minimum }
    let occupied = axis.length(of: part.placement.size) + edges.start.minimum + edges.end.minimum
    let rest = max(0, axis.length(of: room) - occupied)
    return edges.start.minimum + (edges.end.isFlexible ? rest / 2 : rest)
  }

  /// A limit for nodes without a length.
  private static let maximumCount = 1000
  /// How much too long a row may be, in points, for lengths that are divided without rest.
  private static let tolerance: CGFloat = 0.0001
}

nonisolated extension LayoutNode {
  /// Gives the node its share of a row of several that are alike.
  fileprivate mutating func share(
    _ length: CGFloat, by count: Int, spacing: CGFloat, along axis: NSLayoutConstraint.Axis
  ) {
    let share = max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count)))
    if axis == .vertical { size.height = .absolute(share) } else { size.width = .absolute(share) }
  }
}
