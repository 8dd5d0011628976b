import Foundation

/// The mask of a rounded rectangle's shadow, only as large as stretching it needs.
nonisolated struct ShadowShape: Hashable, Sendable {
  /// The size in pixels of the rectangle without the repeating middle.
  let width: Int32
  let height: Int32
  /// How far the shadow extends beyond each edge, in pixels.
  let margin: Int32
  private let corner: CornerShape
  private let blur: Int32

  init(of rect: PixelRect, radius: CGFloat, blur: CGFloat) {
    corner = CornerShape(of: rect, radius: radius)
    self.blur = max(0, pixel(blur))
    margin = Self.margin(blur: blur)
    let longest = 2 * (corner.tile + margin) + 1
    width = min(rect.width, longest)
    height = min(rect.height, longest)
  }

  /// How far a shadow extends: three passes of a box filter.
  static func margin(blur: CGFloat) -> Int32 {
    let box = boxWidth(max(0, min(pixel(blur), 512)))
    return (box / 2) * 3
  }

  /// The odd width of three box filters that approximate a normal distribution of standard
  /// deviation blur / 2.
  ///
  /// Their variance is 3 (width² − 1) / 12.
  private static func boxWidth(_ blur: Int32) -> Int32 {
    Int32((Double(blur * blur) + 1).squareRoot()) | 1
  }

  /// The mask's own size in pixels.
  var size: (width: Int32, height: Int32) { (width + 2 * margin, height + 2 * margin) }

  /// White with the shadow's strength as alpha, row by row.
  var mask: [UInt32] {
    let columns = Int(size.width)
    let rows = Int(size.height)
    var levels = solid
    for _ in 0..<3 {
      for row in 0..<rows { smear(&levels, from: row * columns, step: 1, count: columns) }
      for column in 0..<columns { smear(&levels, from: column, step: columns, count: rows) }
    }
    return levels.map { UInt32(min(max($0, 0), 1) * 255 + 0.5) << 24 | 0xFFFFFF }
  }

  /// The rectangle before it is blurred.
  private var solid: [Float] {
    var levels = [Float](repeating: 0, count: Int(size.width * size.height))
    for y in 0..<height {
      for x in 0..<width {
        let covered = corner.coverage(x: min(x, width - 1 - x), y: min(y, height - 1 - y))
        levels[Int((y + margin) * size.width + x + margin)] = Float(covered)
      }
    }
    return levels
  }

  /// Replaces each level of a row or column by the mean around it.
  private func smear(_ levels: inout [Float], from start: Int, step: Int, count: Int) {
    let reach = Int(Self.boxWidth(min(blur, 512))) / 2
    guard reach > 0 else { return }
    let line = (0..<count).map { levels[start + $0 * step] }
    let share = 1 / Float(2 * reach + 1)
    var sum = line.prefix(reach).reduce(0, +)
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index > reach { sum -= line[index - reach - 1] }
      levels[start + index * step] = sum * share
    }
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
