import Drawing
import Foundation

extension Canvas {
  /// How thick a hairline is, in points: one pixel.
  var hairline: CGFloat { 1 / max(1, traits.displayScale) }

  /// Draws a line of the thickness of a ``hairline``.
  ///
  /// Where a pixel is as large as a point, it takes only as much ink as the line has elsewhere.
  mutating func fillHairline(_ rect: CGRect, _ color: Color?) {
    fill(rect, color?.faded(by: Canvas.coverage(atScale: traits.displayScale)))
  }

  /// How much of its pixels a hairline covers: all, but for a third at one pixel a point, which is as
  /// thick as a line at three.
  nonisolated static func coverage(atScale scale: CGFloat) -> Double { scale < 2 ? 1.0 / 3 : 1 }
}
