import Foundation

/// An item or a group of a compositional layout as a value.
nonisolated struct LayoutNode {
  /// A space that is fixed or takes the remaining room.
  enum Spacing: Hashable, Sendable {
    case fixed(CGFloat)
    /// At least so many points.
    case flexible(CGFloat)

    var minimum: CGFloat {
      switch self {
      case .fixed(let points), .flexible(let points): points
      }
    }
    var isFlexible: Bool { if case .flexible = self { true } else { false } }
  }

  /// The spaces around an item outside its size.
  struct Edges: Hashable, Sendable {
    var leading = Spacing.fixed(0)
    var top = Spacing.fixed(0)
    var trailing = Spacing.fixed(0)
    var bottom = Spacing.fixed(0)

    func along(_ axis: NSLayoutConstraint.Axis) -> (start: Spacing, end: Spacing) {
      axis == .vertical ? (top, bottom) : (leading, trailing)
    }
  }

  /// The content of a node.
  enum Content {
    case item
    /// Nodes in a row; repeated as often as they fit, or the first one a number of times.
    indirect case row(
      NSLayoutConstraint.Axis, [LayoutNode], count: Int?, spacing: Spacing)
    /// Frames that code chooses in a group of a size.
    case custom((CGSize) -> [CGRect])
  }

  /// A view beside an item, such as a badge.
  struct Attachment: Hashable, Sendable {
    let kind: String
    let size: LayoutLengths
    let container: Anchor
    /// Where its own edges are; nil for inside those of the container.
    let own: Anchor?
    let zIndex: Int
  }

  /// Edges and the distance from them.
  struct Anchor: Hashable, Sendable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// Whether the offset is a fraction of the anchored view's size.
    var isFractional = false
  }

  var size: LayoutLengths
  var insets = NSDirectionalEdgeInsets.zero
  var edges = Edges()
  var content = Content.item
  var attachments: [Attachment] = []

  /// Whether its size, or that of a node in it, depends on the content that is shown.
  var isEstimated: Bool {
    if size.isEstimated { return true }
    guard case .row(_, let nodes, _, _) = content else { return false }
    return nodes.contains(where: \.isEstimated)
  }
}

nonisolated extension LayoutNode.Attachment {
  /// The frame at a container's frame.
  func frame(at container: CGRect) -> CGRect {
    let size = size.resolved(in: container.size)
    let own = own ?? LayoutNode.Anchor(edges: self.container.edges)
    let place = self.container.point(in: container, of: size)
    let shift = own.point(in: CGRect(origin: .zero, size: size), of: size)
    return CGRect(
      origin: CGPoint(x: place.x - shift.x, y: place.y - shift.y), size: size)
  }
}

nonisolated extension LayoutNode.Anchor {
  /// The point of a frame that it names, for something of a size.
  fileprivate func point(in frame: CGRect, of size: CGSize) -> CGPoint {
    let x =
      edges.contains(.leading)
      ? frame.minX : edges.contains(.trailing) ? frame.maxX : frame.midX
    let y = edges.contains(.top) ? frame.minY : edges.contains(.bottom) ? frame.maxY : frame.midY
    return CGPoint(
      x: x + offset.x * (isFractional ? size.width : 1),
      y: y + offset.y * (isFractional ? size.height : 1))
  }
}
