import Foundation

/// The rounded corners of a rectangle, drawn with the mask of a disc or ring.
nonisolated struct CornerShape: Hashable, Sendable {
  /// The outer radius in half pixels, since a circle of odd width is centred inside a pixel.
  let halfPixels: Int32
  /// The line width in pixels; 0 for a filled shape.
  let lineWidth: Int32

  /// The corners of a rectangle; the radius is limited to half of its shorter side.
  init(of rect: PixelRect, radius: CGFloat, lineWidth: Int32 = 0) {
    halfPixels = min(pixel(radius * 2), rect.width, rect.height)
    self.lineWidth = lineWidth
  }

  /// The side of a corner in pixels.
  var tile: Int32 { max((halfPixels + 1) / 2, lineWidth) }

  /// How much of a pixel the shape covers, 0…1; x and y count from the rectangle's top left.
  func coverage(x: Int32, y: Int32) -> Double {
    let outer = Self.coverage(x: x, y: y, radius: Double(halfPixels) / 2)
    guard lineWidth > 0 else { return outer }
    guard x >= lineWidth, y >= lineWidth else { return outer }
    let inner = Double(halfPixels) / 2 - Double(lineWidth)
    return outer - Self.coverage(x: x - lineWidth, y: y - lineWidth, radius: inner)
  }

  private static func coverage(x: Int32, y: Int32, radius: Double) -> Double {
    guard radius > 0 else { return 1 }
    let dx = max(0, radius - Double(x) - 0.5)
    let dy = max(0, radius - Double(y) - 0.5)
    let distance = (dx * dx + dy * dy).squareRoot()
    return min(max(radius - distance + 0.5, 0), 1)
  }

  /// The four corners as one mask: white with the coverage as alpha.
  var mask: [UInt32] {
    let size = tile * 2
    var pixels = [UInt32](repeating: 0, count: Int(size * size))
    for y in 0..<size {
      for x in 0..<size {
        let covered = coverage(x: min(x, size - 1 - x), y: min(y, size - 1 - y))
        pixels[Int(y * size + x)] = UInt32((covered * 255).rounded()) << 24 | 0xFFFFFF
      }
    }
    return pixels
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
