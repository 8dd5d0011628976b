/// How much of each pixel at a corner is covered, in 255ths, worked out once for all shapes like it.
nonisolated struct CornerTable {
  /// The side of the corner in pixels.
  private let side: Int
  private let levels: [UInt8]

  init(of shape: CornerShape) {
    let (tile, line) = (shape.tile, shape.lineWidth)
    let (outer, inner) = shape.edges
    side = Int(tile)
    levels = (0..<tile).flatMap { y in
      (0..<tile).map { x in
        var covered = outer.coverage(x: x, y: y)
        if let inner, x >= line, y >= line { covered -= inner.coverage(x: x - line, y: y - line) }
        return UInt8((min(max(covered, 0), 1) * 255).rounded())
      }
    }
  }

  /// The size in memory.
  var bytes: Int { levels.count }

  /// How much of a pixel is covered, 0…255; x and y count from the corner.
  func level(x: Int32, y: Int32) -> UInt8 { levels[Int(y) * side + Int(x)] }

  /// The four corners as one mask: white with the coverage as alpha.
  var mask: [UInt32] {
    let last = 2 * side - 1
    return (0...last).flatMap { y in
      (0...last).map { x in
        UInt32(levels[min(y, last - y) * side + min(x, last - x)]) << 24 | 0xFFFFFF
      }
    }
  }
}
