import Drawing
public import Foundation

/// How the corners of a layer turn.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Ever more sharply from the straight edge on, so that no end of the edge is seen.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// How far from a corner its curve begins, in radii.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? Path.continuousCornerReach : 1
  }
}

extension LayerStyle {
  /// How its corners are drawn.
  var drawnCurve: CornerCurve { cornerCurve == .continuous ? .continuous : .circular }
}
