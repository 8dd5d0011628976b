nonisolated extension BlurCells {
  /// Spreads the cells over pixels, straight from each cell's middle to the next; `share` of 256 is
  /// new, the rest is what was there.
  func spread(over block: PixelBlock, share: UInt32) {
    var above = Row(of: block.width)
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
  private func widen(row: Int, into wide: inout Row) {
    let start = row * columns
    /// What a level is worth, so that a row times `2 * side` has 256 to a level.
    let unit = 128 / Float(side)
    var x = 0
    while x < wide.lanes.count {
      let segment = Segment(at: x, side: side, count: columns)
      var color = colors[start + segment.before] * unit
      let step = (colors[start + segment.after] * unit - color) / Float(2 * side)
      color += step * Float(segment.offset) + 0.5
      let end = min(wide.lanes.count, side * (segment.first + 1) + side / 2)
      while x < end {
        wide.lanes[x] = PixelLanes.packed(color)
        color += 2 * step
        x += 1
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
private nonisolated struct Row {
  var lanes: [UInt64]
  /// What the next row has more.
  private var steps: [UInt64]

  init(of width: Int) {
    lanes = [UInt64](repeating: 0, count: width)
    steps = lanes
  }

  /// The first row on the way from one to another, with 256 to a level.
  mutating func start(from above: Row, to below: Row, at segment: Segment) {
    let (length, offset) = (UInt64(segment.length), UInt64(segment.offset))
    for x in lanes.indices {
      let difference = below.lanes[x] &- above.lanes[x]
      lanes[x] = above.lanes[x] &* length &+ difference &* offset &+ PixelLanes.half
      steps[x] = 2 &* difference
    }
  }

  /// Draws the row and moves it on to the next.
  mutating func draw(on pixels: UnsafeMutablePointer<UInt32>, share: UInt32) {
    lanes.withUnsafeMutableBufferPointer { lanes in
      steps.withUnsafeBufferPointer { steps in
        if share == PixelLanes.whole {
          PixelLanes.write(lanes, movedBy: steps, to: pixels)
        } else {
          PixelLanes.mix(lanes, movedBy: steps, into: pixels, share: share)
        }
      }
    }
  }
}
