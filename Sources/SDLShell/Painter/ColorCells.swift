/// Colours that are spread over pixels: straight from the middle of each square cell to the next.
nonisolated struct ColorCells {
  /// How many pixels a cell measures in each direction.
  let side: Int
  let columns: Int
  /// Row by row.
  let colors: [Levels]

  private var rows: Int { colors.count / columns }

  /// Spreads them; `share` of 256 is new, the rest is what was there.
  func spread(over block: PixelBlock, share: UInt32) {
    var above = LaneRow(of: block.width)
    var below = above
    var lanes = above
    var last: Int?
    for y in 0..<block.height {
      let segment = Segment(at: y, side: side, count: rows)
      if segment.first != last {
        if last == nil { widen(row: segment.before, into: &below) }
        swap(&above, &below)
        widen(row: segment.after, into: &below)
        lanes.start(from: above, to: below, at: segment)
        last = segment.first
      }
      lanes.draw(on: block.row(y), share: share)
    }
  }

  /// Spreads a row of cells over a row of pixels.
  private func widen(row: Int, into wide: inout LaneRow) {
    // A level counts so much that a row times `2 * side` has 256 to a level, rounded; sixteen bits of
    // fractions go along.
    let unit = 128 / Float(side)
    let start = row * columns
    let unused = UInt32((255 * unit).rounded()) &<< 16
    let count = wide.lanes.count / 2
    wide.lanes.withUnsafeMutableBufferPointer { lanes in
      var x = 0
      while x < count {
        let segment = Segment(at: x, side: side, count: columns)
        let from = colors[start + segment.before]
        let to = colors[start + segment.after]
        let offset = Float(segment.offset) / Float(segment.length)
        func first(_ from: Float, _ to: Float) -> UInt32 {
          UInt32(((from + (to - from) * offset) * unit + 0.5) * 65536)
        }
        func step(_ from: Float, _ to: Float) -> UInt32 {
          UInt32(bitPattern: Int32((to - from) * unit / Float(side) * 65536))
        }
        var blue = first(from.blue, to.blue)
        var red = first(from.red, to.red)
        var green = first(from.green, to.green)
        let (blueStep, redStep) = (step(from.blue, to.blue), step(from.red, to.red))
        let greenStep = step(from.green, to.green)
        let end = min(count, side * (segment.first + 1) + side / 2)
        while x < end {
          lanes[x &* 2] = blue &>> 16 | red & 0xFFFF_0000
          lanes[x &* 2 &+ 1] = green &>> 16 | unused
          blue &+= blueStep
          red &+= redStep
          green &+= greenStep
          x &+= 1
        }
      }
    }
  }
}

/// Where a pixel lies between the middles of two cells.
private nonisolated struct Segment {
  /// The cell before, -1 ahead of the first one's middle.
  let first: Int
  /// The two cells; the same one twice at the ends.
  let before: Int
  let after: Int
  /// How many half pixels it is from the cell before, out of `length`.
  let offset: Int
  let length: Int

  init(at pixel: Int, side: Int, count: Int) {
    length = 2 * side
    // From a middle that lies one cell ahead of the first, so that it is never negative.
    let place = 2 * pixel + 1 - side + length
    first = place / length - 1
    before = max(first, 0)
    after = min(first + 1, count - 1)
    offset = place % length
  }
}

/// A row of pixels in lanes.
private nonisolated struct LaneRow {
  /// Two numbers for each pixel, as ``PixelLanes`` has them.
  var lanes: [UInt32]
  /// What the next row has more.
  private var steps: [UInt32]

  init(of width: Int) {
    lanes = [UInt32](repeating: 0, count: width * 2)
    steps = lanes
  }

  /// The first row on the way from one to another, with 256 to a level.
  mutating func start(from above: LaneRow, to below: LaneRow, at segment: Segment) {
    let (length, offset) = (UInt32(segment.length), UInt32(segment.offset))
    var index = 0
    while index < lanes.count {
      let difference = below.lanes[index] &- above.lanes[index]
      lanes[index] = above.lanes[index] &* length &+ difference &* offset &+ PixelLanes.half
      steps[index] = 2 &* difference
      index &+= 1
    }
  }

  /// Draws the row and moves it on to the next.
  mutating func draw(on pixels: UnsafeMutablePointer<UInt32>, share: UInt32) {
    lanes.withUnsafeMutableBufferPointer { lanes in
      steps.withUnsafeMutableBufferPointer { steps in
        if share == PixelLanes.whole {
          PixelLanes.write(lanes, movedBy: steps, to: pixels)
        } else {
          PixelLanes.mix(lanes, movedBy: steps, into: pixels, share: share)
        }
      }
    }
  }
}
