/// A picture shrunk to the mean colours of square cells: cheap to blur, and blurred it loses nothing
/// when it is spread over the pixels again.
///
/// Spread, a blurred picture has a standard deviation of exactly ``deviation`` cells: the square root
/// of 1/12 for the mean of a cell, 6 for the three boxes and 1/6 for the straight lines between cells.
nonisolated struct BlurCells {
  /// The standard deviation of the blur, in cells.
  static let deviation = 2.5
  /// Three boxes of five cells after one another, close to the normal distribution.
  private static let weights: [Float] = [1, 3, 6, 10, 15, 18, 19, 18, 15, 10, 6, 3, 1]

  /// How many pixels a cell measures in each direction; the last ones may be cut.
  let side: Int
  let columns: Int
  let rows: Int
  /// Blue, red, green and an unused one, 0…255, row by row: the order in which ``PixelLanes`` has them.
  private(set) var colors: [SIMD4<Float>] = []

  init(shrinking block: PixelBlock, side: Int) {
    self.side = side
    columns = (block.width + side - 1) / side
    rows = (block.height + side - 1) / side
    colors.reserveCapacity(columns * rows)
    var sums = [UInt64](repeating: 0, count: block.width)
    for top in stride(from: 0, to: block.height, by: side) {
      let bottom = min(top + side, block.height)
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        for y in top..<bottom { PixelLanes.add(block.row(y), to: sums) }
      }
      for left in stride(from: 0, to: block.width, by: side) {
        let right = min(left + side, block.width)
        let sum = sums[left..<right].reduce(into: SIMD4<Float>()) { $0 += PixelLanes.levels($1) }
        colors.append(sum / Float((right - left) * (bottom - top)))
      }
    }
  }

  /// Blurs as if the picture ended nowhere: at its edges the mean is of what there is.
  mutating func blur() {
    for row in 0..<rows { blur(from: row * columns, step: 1, count: columns) }
    for column in 0..<columns { blur(from: column, step: columns, count: rows) }
  }

  private mutating func blur(from start: Int, step: Int, count: Int) {
    let reach = Self.weights.count / 2
    let line = (0..<count).map { colors[start + $0 * step] }
    for index in 0..<count {
      var sum = SIMD4<Float>()
      var share: Float = 0
      for other in max(0, index - reach)...min(count - 1, index + reach) {
        let weight = Self.weights[other - index + reach]
        sum += line[other] * weight
        share += weight
      }
      colors[start + index * step] = sum / share
    }
  }

  /// Changes each colour by itself.
  mutating func recolor(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    for index in colors.indices { colors[index] = change(colors[index]) }
  }
}
