public import Foundation

/// A tip at one side of a rounded clip, such as that of a popover, which points at something.
public struct Arrow: Hashable, Sendable {
  /// A side of a rectangle.
  public enum Side: String, Hashable, Sendable {
    /// The edge that has this name.
    case top, left, bottom, right
  }

  /// The side of the clip that the arrow is at.
  public var side: Side
  /// The place of the tip along that side, in points from the layer's own (0, 0).
  public var tip: CGFloat
  /// The height of the arrow, from its base to its tip, in points.
  public var height: CGFloat
  /// The width of the arrow at its base, in points.
  public var base: CGFloat

  /// Makes an arrow.
  public init(side: Side, tip: CGFloat, height: CGFloat, base: CGFloat) {
    self.side = side
    self.tip = tip
    self.height = height
    self.base = base
  }

  /// The strip of a rectangle that the arrow lies in, all along the side.
  public func strip(of rect: CGRect) -> CGRect {
    switch side {
    case .top: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    case .left: CGRect(x: rect.minX, y: rect.minY, width: height, height: rect.height)
    case .bottom: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    case .right: CGRect(x: rect.maxX - height, y: rect.minY, width: height, height: rect.height)
    }
  }

  /// The rest of a rectangle without that strip.
  public func body(of rect: CGRect) -> CGRect {
    switch side {
    case .top:
      CGRect(x: rect.minX, y: rect.minY + height, width: rect.width, height: rect.height - height)
    case .left:
      CGRect(x: rect.minX + height, y: rect.minY, width: rect.width - height, height: rect.height)
    case .bottom:
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - height)
    case .right:
      CGRect(x: rect.minX, y: rect.minY, width: rect.width - height, height: rect.height)
    }
  }
}
