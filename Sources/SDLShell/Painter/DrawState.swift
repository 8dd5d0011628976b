import Drawing
import Foundation

/// The position, clip and opacity with which a layer's commands are drawn.
nonisolated struct DrawState {
  /// Pixels per point.
  let scale: CGFloat
  /// The pixel of the layer's (0, 0).
  var origin: PixelPoint
  /// The pixels that may be drawn on.
  var clip: PixelRect
  /// Multiplies the opacity of everything drawn.
  var alpha: Double = 1

  /// Fills thinner than this, in pixels, are drawn one pixel wide with less opacity; thicker ones
  /// are rounded.
  private static let thinnest = 0.75

  /// The fill, with its opacity reduced if it is thinner than a pixel.
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

  /// The state for a layer's commands, without its opacity; for a scaled layer, that of the whole
  /// layer.
  func inside(_ layer: Layer) -> DrawState {
    var state = self
    state.origin = point(layer.origin)
    return layer.outline.map { state.clipped(to: state.rect($0)) } ?? state
  }
}
