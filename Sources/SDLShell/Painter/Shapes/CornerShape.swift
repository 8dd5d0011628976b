import Drawing
import Foundation

/// The rounded corners of a rectangle, drawn with the mask of a disc or ring.
nonisolated struct CornerShape: Hashable, Sendable {
  /// The outer radius in half pixels, since a circle of odd width is centred inside a pixel.
  let halfPixels: Int32
  /// How far from the corner its curve begins, in half pixels: the radius for a circle.
  let reach: Int32
  /// The line width in pixels; 0 for a filled shape.
  let lineWidth: Int32

  /// The corners of a rectangle; their radius and reach are limited to half of its shorter side.
  init(
    of rect: PixelRect, radius: CGFloat, curve: CornerCurve = .circular, lineWidth: Int32 = 0
  ) {
    let room = min(rect.width, rect.height)
    halfPixels = min(pixel(radius * 2), room)
    reach = min(Int32((CGFloat(halfPixels) * curve.reach).rounded(.up)), room)
    self.lineWidth = lineWidth
  }

  /// The side of a corner in pixels.
  var tile: Int32 { max((reach + 1) / 2, lineWidth) }

  /// The edge of the shape, and that of the hole in an outline.
  var edges: (outer: CornerEdge, inner: CornerEdge?) {
    func edge(_ inset: Int32) -> CornerEdge {
      CornerEdge(
        radius: Double(halfPixels) / 2 - Double(inset), room: Double(reach) / 2 - Double(inset))
    }
    return (edge(0), lineWidth > 0 ? edge(lineWidth) : nil)
  }

  /// The corners' rectangles in the mask and in a rectangle to draw.
  ///
  /// Where the halves of a circle share a pixel, the right or lower corner leaves it out.
  func corners(of rect: PixelRect) -> [(source: PixelRect, target: PixelRect)] {
    let right = min(tile, rect.width - tile)
    let bottom = min(tile, rect.height - tile)
    let places: [(Int32, Int32)] = [(0, 0), (1, 0), (0, 1), (1, 1)]
    return places.map { column, row in
      let size = (width: column == 0 ? tile : right, height: row == 0 ? tile : bottom)
      return (
        PixelRect(
          x: column * (2 * tile - size.width), y: row * (2 * tile - size.height),
          width: size.width, height: size.height),
        PixelRect(
          x: column == 0 ? rect.minX : rect.maxX - right,
          y: row == 0 ? rect.minY : rect.maxY - bottom, width: size.width, height: size.height)
      )
    }
  }

  /// The parts of a filled rectangle without its corners.
  func inner(of rect: PixelRect) -> [PixelRect] {
    let (left, right) = (rect.minX + tile, rect.maxX - min(tile, rect.width - tile))
    let (top, bottom) = (rect.minY + tile, rect.maxY - min(tile, rect.height - tile))
    return [
      PixelRect(minX: left, minY: rect.minY, maxX: right, maxY: top),
      PixelRect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: bottom),
      PixelRect(minX: left, minY: bottom, maxX: right, maxY: rect.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The straight parts of an outline.
  func sides(of rect: PixelRect) -> [PixelRect] {
    let (left, right) = (rect.minX + tile, rect.maxX - min(tile, rect.width - tile))
    let (top, bottom) = (rect.minY + tile, rect.maxY - min(tile, rect.height - tile))
    return [
      PixelRect(minX: left, minY: rect.minY, maxX: right, maxY: rect.minY + lineWidth),
      PixelRect(minX: left, minY: rect.maxY - lineWidth, maxX: right, maxY: rect.maxY),
      PixelRect(minX: rect.minX, minY: top, maxX: rect.minX + lineWidth, maxY: bottom),
      PixelRect(minX: rect.maxX - lineWidth, minY: top, maxX: rect.maxX, maxY: bottom),
    ].filter { !$0.isEmpty }
  }
}
