import Drawing
import Foundation

extension Canvas {
  /// Draws the shadow of a rounded rectangle, in the coordinates of the view being drawn.
  mutating func shadow(
    around rect: CGRect, cornerRadius: CGFloat, blur: CGFloat, offset: CGSize, color: Color
  ) {
    commands.append(
      .shadow(
        Shadow(
          frame: placed(rect), cornerRadius: cornerRadius, blur: blur, offset: offset,
          color: color)))
  }
}
