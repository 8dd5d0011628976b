public import Foundation

/// How the corners of a rectangle turn.
public enum CornerCurve: String, Hashable, Sendable {
  /// Along a circle.
  case circular
  /// Ever more sharply from the straight edge on, so that no end of the edge is seen; where the
  /// rectangle has no room for that, as far as there is.
  case continuous

  /// How far from a corner its curve begins, in radii, where there is room.
  public var reach: CGFloat { self == .continuous ? Path.continuousCornerReach : 1 }
}
