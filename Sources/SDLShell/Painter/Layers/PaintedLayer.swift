import Drawing
import Foundation

/// A frame at a place of the render target, in pixels of its own size.
nonisolated struct PaintedLayer: Hashable {
  /// The commands to draw.
  var list: DisplayList
  /// Pixels per point.
  var scale: CGFloat
  /// The pixel of its top left corner.
  var corner: CGPoint
  /// The colour where nothing is drawn.
  var ground: Color

  init(
    _ list: DisplayList, scale: CGFloat, corner: CGPoint = .zero, ground: Color = .black
  ) {
    (self.list, self.scale, self.corner, self.ground) = (list, scale, corner, ground)
  }
}
