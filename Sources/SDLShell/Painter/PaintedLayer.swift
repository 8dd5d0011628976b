import Drawing
import Foundation

/// A frame at a place of the render target, in pixels of its own size.
nonisolated struct PaintedLayer: Hashable {
  /// What is drawn.
  var list: DisplayList
  /// Pixels per point.
  var scale: CGFloat
  /// The pixel of its top left corner.
  var corner: CGPoint

  init(_ list: DisplayList, scale: CGFloat, corner: CGPoint = .zero) {
    (self.list, self.scale, self.corner) = (list, scale, corner)
  }
}
