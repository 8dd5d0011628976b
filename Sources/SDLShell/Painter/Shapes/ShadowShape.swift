import Foundation

/// The mask of a rounded rectangle's shadow, only as large as stretching it needs.
nonisolated struct ShadowShape: Hashable, Sendable {
  /// The size in pixels of the rectangle without the repeating middle.
  let width: Int32
  let height: Int32
  /// How far the shadow extends beyond each edge, in pixels.
  let margin: Int32
  private let corner: CornerShape
  private let blur: BoxBlur

  init(of rect: PixelRect, radius: CGFloat, blur: CGFloat) {
    corner = CornerShape(of: rect, radius: radius)
    self.blur = BoxBlur(radius: blur)
    margin = self.blur.margin
    let longest = 2 * (corner.tile + margin) + 1
    width = min(rect.width, longest)
    height = min(rect.height, longest)
  }

  /// The mask's own size in pixels.
  var size: (width: Int32, height: Int32) { (width + 2 * margin, height + 2 * margin) }

  /// White with the shadow's strength as alpha, row by row.
  var mask: [UInt32] {
    let columns = Int(size.width)
    let rows = Int(size.height)
    var levels = solid
    blur.blur(&levels, columns: columns, rows: rows)
    return levels.map { UInt32(min(max($0, 0), 1) * 255 + 0.5) << 24 | 0xFFFFFF }
  }

  /// The rectangle before it is blurred.
  private var solid: [Float] {
    let edge = corner.edges.outer
    var levels = [Float](repeating: 0, count: Int(size.width * size.height))
    for y in 0..<height {
      for x in 0..<width {
        let covered = edge.coverage(x: min(x, width - 1 - x), y: min(y, height - 1 - y))
        levels[Int((y + margin) * size.width + x + margin)] = Float(covered)
      }
    }
    return levels
  }

  /// The nine parts of the mask and their targets in a larger shadow: corners keep their size, the
  /// middle row and column are stretched.
  func parts(of rect: PixelRect) -> [(source: PixelRect, target: PixelRect)] {
    let outer = rect.inset(by: -margin)
    let across = Self.thirds(size.width, over: outer.minX, outer.maxX)
    let down = Self.thirds(size.height, over: outer.minY, outer.maxY)
    return down.flatMap { row in
      across.map { column in
        (
          PixelRect(
            minX: column.source.lowerBound, minY: row.source.lowerBound,
            maxX: column.source.upperBound, maxY: row.source.upperBound),
          PixelRect(
            minX: column.target.lowerBound, minY: row.target.lowerBound,
            maxX: column.target.upperBound, maxY: row.target.upperBound)
        )
      }
    }.filter { !$0.1.isEmpty }
  }

  private typealias Third = (source: Range<Int32>, target: Range<Int32>)

  private static func thirds(_ length: Int32, over start: Int32, _ end: Int32) -> [Third] {
    let before = length / 2
    let after = length - before - 1
    return [
      (0..<before, start..<start + before),
      (before..<before + 1, start + before..<end - after),
      (before + 1..<length, end - after..<end),
    ]
  }
}
