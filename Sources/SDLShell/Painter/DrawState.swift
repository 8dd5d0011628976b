import Drawing
import Foundation

/// The position, clip and opacity with which a layer's commands are drawn.
nonisolated struct DrawState {
  /// Pixels per point.
  let scale: CGFloat
  /// The pixel of the layer's (0, 0).
  var origin: PixelPoint
  /// How far the layer's exact (0, 0) is from that pixel, in pixels: it is added before edges are
  /// rounded, so that edges that meet in points meet in pixels, in however many layers they are.
  private(set) var rest = CGPoint.zero
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

  init(scale: CGFloat, origin: PixelPoint, clip: PixelRect) {
    (self.scale, self.origin, self.clip) = (scale, origin, clip)
  }

  func rect(_ frame: CGRect) -> PixelRect {
    PixelRect(frame, scale: scale, rest: rest).moved(by: origin)
  }

  func point(_ point: CGPoint) -> PixelPoint {
    let exact = exact(point)
    return origin + PixelPoint(x: pixel(exact.x), y: pixel(exact.y))
  }

  /// A point of the layer in pixels from ``origin`` on.
  private func exact(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scale + rest.x, y: point.y * scale + rest.y)
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
    let exact = exact(layer.origin)
    // A kept picture is copied to whole pixels.
    state.rest =
      layer.isKept
      ? .zero
      : CGPoint(x: Self.rest(of: exact.x), y: Self.rest(of: exact.y))
    return layer.outline.map { state.clipped(to: state.rect($0)) } ?? state
  }

  /// The rest of a length in pixels after rounding; zero where the length is beyond every screen.
  private static func rest(of length: CGFloat) -> CGFloat {
    let rest = length - CGFloat(pixel(length))
    return abs(rest) <= 1 ? rest : 0
  }
}
