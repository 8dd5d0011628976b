public import Foundation

/// A pane of frosted glass: what is behind it shows through, blurred and tinted.
///
/// Behind it is what the frame shows there by then: everything that comes before the command, in the
/// layers around it too. Only what lies inside `frame` and shows counts, so nothing beside the pane
/// bleeds into it, and over one flat grey it looks like a plain fill with the tint.
public struct Material: Hashable, Sendable {
  /// Where, in points.
  public var frame: CGRect
  /// What is laid over the blurred picture; the more opaque it is, the less shows through.
  public var tint: Color
  /// The standard deviation of the blur in points; 0 leaves what is behind sharp.
  ///
  /// It is drawn to the nearest multiple of two and a half pixels: ten points are drawn exactly at 1×,
  /// 1.25×, 1.5×, 2× and 3×.
  public var sigma: CGFloat
  /// What the blurred picture's distance from grey is multiplied by; 1 leaves its colours alone.
  public var saturation: Double
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat
  /// How much of the finished pane there is, 0…1: below 1 what is behind shows sharp as well.
  public var opacity: CGFloat

  /// Makes a pane of frosted glass.
  public init(
    frame: CGRect, tint: Color, sigma: CGFloat, saturation: Double = 1, cornerRadius: CGFloat = 0,
    opacity: CGFloat = 1
  ) {
    self.frame = frame
    self.tint = tint
    self.sigma = sigma
    self.saturation = saturation
    self.cornerRadius = cornerRadius
    self.opacity = opacity
  }
}
