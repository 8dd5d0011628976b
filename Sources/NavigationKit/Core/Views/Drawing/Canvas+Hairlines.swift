import Drawing
import Foundation

extension Canvas {
  /// The thickness of a hairline in points: one pixel.
  var hairline: CGFloat { 1 / max(1, traits.displayScale) }

  /// Draws a hairline.
  ///
  /// At one pixel per point its colour is faded, so that it does not look thicker than elsewhere.
  mutating func fillHairline(_ rect: CGRect, _ color: Color?) {
    fill(rect, color?.faded(by: Canvas.coverage(atScale: traits.displayScale)))
  }

  /// How much of its pixels a hairline covers, 0…1: at one pixel per point a third, as a line at
  /// scale 3 does; else all.
  nonisolated static func coverage(atScale scale: CGFloat) -> Double { scale < 2 ? 1.0 / 3 : 1 }
}
