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
  /// What is inside of continuous corners, as something drawn; nil for those along a circle.
  func continuousOutline(of rect: CGRect, radius: CGFloat, color: Color) -> GraphicsRecording? {
    guard cornerCurve == .continuous, radius > 0, !rect.isEmpty else { return nil }
    let path = Path { $0.addContinuousRect(rect, cornerRadius: radius) }
    return GraphicsRecording(
      bounds: rect, operations: [GraphicsOperation(.fill(path, .winding, color))])
  }

  /// A border inside of continuous corners; nil for those along a circle.
  func continuousBorder(of rect: CGRect, radius: CGFloat) -> GraphicsRecording? {
    guard cornerCurve == .continuous, radius > 0, !rect.isEmpty, let borderColor else { return nil }
    let path = Path {
      $0.addContinuousRect(
        rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2),
        cornerRadius: max(0, radius - borderWidth / 2))
    }
    var stroke = StrokeStyle()
    stroke.width = borderWidth
    return GraphicsRecording(
      bounds: rect, operations: [GraphicsOperation(.stroke(path, stroke, borderColor))])
  }
}
