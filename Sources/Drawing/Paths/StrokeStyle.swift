public import Foundation

// On Linux, Foundation lacks Core Graphics' types.

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its end.
  case butt
  /// With half a circle around its end.
  case round
  /// With half a square around its end.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// In a part of a circle.
  case round
  /// With a corner that is cut off.
  case bevel
}

/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
  /// Its width in points.
  public var width: CGFloat = 1
  /// How it ends.
  public var cap = CGLineCap.butt
  /// How its parts meet.
  public var join = CGLineJoin.miter
  /// The longest point of two parts that meet, in widths; a longer one is cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dashes: [CGFloat] = []
  /// Where in the dashes the line begins, in points.
  public var dashPhase: CGFloat = 0

  /// Makes a style: one point wide, without gaps.
  public init() {}
}
