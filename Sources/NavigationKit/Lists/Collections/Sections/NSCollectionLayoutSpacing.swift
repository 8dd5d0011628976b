public import Foundation

/// A space in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  let value: LayoutNode.Spacing

  init(_ value: LayoutNode.Spacing) { self.value = value }

  /// A number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// At least a number of points, and a share of what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// The points, or the least points.
  open var spacing: CGFloat { value.minimum }
  /// Whether it is a number of points.
  open var isFixedSpacing: Bool { !value.isFlexible }
  /// Whether it takes a share of what is left.
  open var isFlexibleSpacing: Bool { value.isFlexible }
}

/// The spaces around an item of a compositional layout, outside its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space where lines start; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space where lines end; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  var edges: LayoutNode.Edges {
    LayoutNode.Edges(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }
}
