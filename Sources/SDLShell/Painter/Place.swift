import Drawing
import Foundation

/// Where and how strongly the commands of a layer are drawn.
nonisolated struct Place {
  /// Pixels in a point.
  let scale: CGFloat
  /// The pixel on which the layer's (0, 0) lies.
  var origin: PixelPoint
  /// The pixels that may be drawn on.
  var clip: PixelRect
  /// What the opacity of everything is multiplied by.
  var alpha: Double = 1

  func rect(_ frame: CGRect) -> PixelRect { PixelRect(frame, scale: scale).moved(by: origin) }

  func point(_ point: CGPoint) -> PixelPoint {
    origin + PixelPoint(x: pixel(point.x * scale), y: pixel(point.y * scale))
  }

  func clipped(to rect: PixelRect) -> Place {
    var place = self
    place.clip = clip.intersection(rect)
    return place
  }

  /// The place of a layer's commands, its opacity left aside.
  func inside(_ layer: Layer) -> Place {
    var place = self
    place.origin = point(layer.origin)
    return layer.outline.map { place.clipped(to: place.rect($0)) } ?? place
  }
}
