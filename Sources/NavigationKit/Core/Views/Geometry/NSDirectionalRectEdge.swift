public import Foundation

/// Edges of a rectangle that follow the layout direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines start.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Insets from the edges of a rectangle that follow the layout direction, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Inwards from the top.
  public var top: CGFloat
  /// Inwards from where lines start.
  public var leading: CGFloat
  /// Inwards from the bottom.
  public var bottom: CGFloat
  /// Inwards from where lines end.
  public var trailing: CGFloat

  /// Makes insets; zero by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}
