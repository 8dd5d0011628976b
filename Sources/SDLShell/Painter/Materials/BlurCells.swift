/// A picture reduced to the mean colours of square cells, which makes a wide blur cheap without
/// visible loss.
///
/// Enlarged again, the blur has a standard deviation of exactly ``deviation`` cells. The variances
/// add up: 1/12 for the mean of a cell, 6 for the three box filters and 1/6 for linear
/// interpolation.
nonisolated struct BlurCells {
  /// The standard deviation of the blur, in cells.
  static let deviation = 2.5
  /// Three box filters of five cells in a row, close to a normal distribution.
  ///
  /// They sum up to 125, so that a lane of 16 bits holds the weighted sum of levels in ``unit``s.
  private static let weights: [UInt32] = [1, 3, 6, 10, 15, 18, 19, 18, 15, 10, 6, 3, 1]
  /// Steps per level in a lane.
  private static let unit: UInt32 = 2
  /// Fraction bits of the reciprocal of a sum of weights.
  private static let precision: UInt32 = 20

  /// The side of a cell in pixels; the last row and column may be smaller.
  let side: Int
  let columns: Int
  let rows: Int
  /// Two numbers per cell, packed as in ``PixelLanes``, row by row.
  private var lanes: [UInt32] = []

  init(shrinking block: PixelBlock, side: Int) {
    self.side = side
    columns = (block.width + side - 1) / side
    rows = (block.height + side - 1) / side
    lanes.reserveCapacity(columns * rows * 2)
    var sums = [UInt32](repeating: 0, count: block.width * 2)
    for top in stride(from: 0, to: block.height, by: side) {
      let bottom = min(top + side, block.height)
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        for y in top..<bottom { PixelLanes.add(block.row(y), to: sums) }
        for left in stride(from: 0, to: block.width, by: side) {
          let right = min(left + side, block.width)
          appendMean(of: sums, left..<right, count: UInt32((right - left) * (bottom - top)))
        }
      }
    }
  }

  private mutating func appendMean(of sums: PixelLanes.Row, _ columns: Range<Int>, count: UInt32) {
    var (blue, red, green): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var x = columns.lowerBound
    while x < columns.upperBound {
      blue &+= sums[x &* 2] & 0xFFFF
      red &+= sums[x &* 2] &>> 16
      green &+= sums[x &* 2 &+ 1] & 0xFFFF
      x &+= 1
    }
    func mean(_ sum: UInt32) -> UInt32 { (sum &* Self.unit &+ count / 2) / count }
    lanes.append(mean(blue) | mean(red) &<< 16)
    lanes.append(mean(green))
  }

  /// Blurs in both directions; at the edges only existing cells count.
  mutating func blur() {
    for row in 0..<rows { blur(from: row * columns, step: 1, count: columns) }
    for column in 0..<columns { blur(from: column, step: columns, count: rows) }
  }

  private mutating func blur(from start: Int, step: Int, count: Int) {
    let weights = Self.weights
    let reach = weights.count / 2
    var line: [UInt32] = []
    line.reserveCapacity(count * 2)
    for index in 0..<count {
      line.append(lanes[(start + index * step) * 2])
      line.append(lanes[(start + index * step) * 2 + 1])
    }
    for index in 0..<count {
      var (even, odd, sum): (UInt32, UInt32, UInt32) = (0, 0, 0)
      var other = max(0, index - reach)
      let last = min(count - 1, index + reach)
      while other <= last {
        let weight = weights[other - index + reach]
        even &+= line[other * 2] &* weight
        odd &+= line[other * 2 + 1] &* weight
        sum &+= weight
        other &+= 1
      }
      let share = (1 &<< Self.precision) / sum
      lanes[(start + index * step) * 2] = Self.part(share, of: even)
      lanes[(start + index * step) * 2 + 1] = Self.part(share, of: odd)
    }
  }

  /// Both lanes multiplied by a fraction and rounded.
  private static func part(_ share: UInt32, of lanes: UInt32) -> UInt32 {
    let half: UInt32 = 1 &<< (precision - 1)
    let low = ((lanes & 0xFFFF) &* share &+ half) &>> precision
    let high = ((lanes &>> 16) &* share &+ half) &>> precision
    return low | high &<< 16
  }

  /// The colours of the cells, row by row.
  var colors: [Levels] {
    (0..<columns * rows).map { cell in
      let (even, odd) = (lanes[cell * 2], lanes[cell * 2 + 1])
      let unit = Float(Self.unit)
      return Levels(
        blue: Float(even & 0xFFFF) / unit, red: Float(even &>> 16) / unit,
        green: Float(odd & 0xFFFF) / unit)
    }
  }
}
