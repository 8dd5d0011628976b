public import Foundation

/// A rectangle of frosted glass, which blurs and tints what is behind it.
///
/// Behind it is everything drawn before the command, also in enclosing layers. Only what is inside
/// `frame` and visible counts, so that nothing beside it bleeds in. Over one flat grey it looks
/// like a plain fill with the tint.
public struct Material: Hashable, Sendable {
  /// The rectangle in points.
  public var frame: CGRect
  /// The colour drawn over the blurred background, usually translucent.
  public var tint: Color
  /// The standard deviation of the blur in points; 0 does not blur.
  ///
  /// It is rounded to a multiple of 2.5 pixels: 10 points are exact at 1×, 1.25×, 1.5×, 2× and 3×.
  public var sigma: CGFloat
  /// The factor of the blurred background's saturation; 1 keeps its colours.
  public var saturation: Double
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat
  /// How the corners turn.
  public var cornerCurve: CornerCurve
  /// The opacity of the whole material, 0…1; below 1 the sharp background shows through too.
  public var opacity: CGFloat

  /// Makes a material.
  public init(
    frame: CGRect, tint: Color, sigma: CGFloat, saturation: Double = 1, cornerRadius: CGFloat = 0,
    cornerCurve: CornerCurve = .circular, opacity: CGFloat = 1
  ) {
    self.frame = frame
    self.tint = tint
    self.sigma = sigma
    self.saturation = saturation
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.opacity = opacity
  }
}
