import Drawing
import Foundation

/// Where and how strongly the commands of a layer are drawn.
nonisolated struct DrawState {
  /// Pixels in a point.
  let scale: CGFloat
  /// The pixel on which the layer's (0, 0) lies.
  var origin: PixelPoint
  /// The pixels that may be drawn on.
  var clip: PixelRect
  /// What the opacity of everything is multiplied by.
  var alpha: Double = 1

  /// What is thinner than this part of a pixel takes only as much ink as it covers of it; what is
  /// nearly a pixel is one.
  private static let thinnest = 0.75

  /// A fill with the ink that it has on whole pixels.
  func inked(_ fill: Fill) -> Fill {
    let thickness = min(fill.frame.width, fill.frame.height) * scale
    guard thickness < Self.thinnest else { return fill }
    var thin = fill
    thin.color = fill.color.faded(by: max(0, Double(thickness)))
    return thin
  }

  func rect(_ frame: CGRect) -> PixelRect { PixelRect(frame, scale: scale).moved(by: origin) }

  func point(_ point: CGPoint) -> PixelPoint {
    origin + PixelPoint(x: pixel(point.x * scale), y: pixel(point.y * scale))
  }

  func clipped(to rect: PixelRect) -> DrawState {
    var state = self
    state.clip = clip.intersection(rect)
    return state
  }

  /// The place of a layer's commands, its opacity left aside; of one that is drawn larger or smaller, of
  /// the whole.
  func inside(_ layer: Layer) -> DrawState {
    var state = self
    state.origin = point(layer.origin)
    return layer.outline.map { state.clipped(to: state.rect($0)) } ?? state
  }
}
