/// Enlarges cells of colours to pixels by bilinear interpolation between the cells' centres.
nonisolated struct ColorCells {
  /// The side of a cell in pixels.
  let side: Int
  let columns: Int
  /// Row by row.
  let colors: [Levels]

  private var rows: Int { colors.count / columns }

  /// Draws them over pixels: `share` of 256 of the new colour, the rest of the old.
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

  /// Interpolates a row of cells to a row of pixels.
  private func widen(row: Int, into wide: inout LaneRow) {
    let start = row * columns
    let count = wide.lanes.count / 2
    wide.lanes.withUnsafeMutableBufferPointer { lanes in
      var x = 0
      while x < count {
        let segment = Segment(at: x, side: side, count: columns)
        var ramp = Ramp(
          from: colors[start + segment.before], to: colors[start + segment.after], at: segment)
        let end = min(count, side * (segment.first + 1) + side / 2)
        while x < end {
          ramp.write(to: lanes, at: x &* 2)
          x &+= 1
        }
      }
    }
  }
}

/// Interpolated colours from one cell to the next, pixel by pixel.
private nonisolated struct Ramp {
  /// A channel's value and its step to the next pixel, with 16 fraction bits.
  private typealias Channel = (value: UInt32, step: UInt32)

  private var blue: Channel
  private var red: Channel
  private var green: Channel
  private let unused: UInt32

  init(from: Levels, to: Levels, at segment: Segment) {
    /// Steps per level: times the segment's length, a row has 256 per level.
    let unit = 256 / Float(segment.length)
    let fraction = Float(segment.offset) / Float(segment.length)
    func channel(_ from: Float, _ to: Float) -> Channel {
      let first = (from + (to - from) * fraction) * unit + 0.5
      let step = (to - from) * unit * 2 / Float(segment.length)
      return (UInt32(first * 65536), UInt32(bitPattern: Int32(step * 65536)))
    }
    blue = channel(from.blue, to.blue)
    red = channel(from.red, to.red)
    green = channel(from.green, to.green)
    unused = UInt32((255 * unit).rounded()) &<< 16
  }

  /// Writes a pixel's two numbers and moves on to the next pixel.
  mutating func write(to lanes: PixelLanes.Row, at index: Int) {
    lanes[index] = blue.value &>> 16 | red.value & 0xFFFF_0000
    lanes[index &+ 1] = green.value &>> 16 | unused
    blue.value &+= blue.step
    red.value &+= red.step
    green.value &+= green.step
  }
}

/// The position of a pixel between the centres of two cells.
private nonisolated struct Segment {
  /// The index of the cell before; -1 before the first cell's centre.
  let first: Int
  /// The two cells; the same at both ends of the picture.
  let before: Int
  let after: Int
  /// The distance from the cell before in half pixels, out of `length`.
  let offset: Int
  let length: Int

  init(at pixel: Int, side: Int, count: Int) {
    length = 2 * side
    // Counted from one cell before the first, so that it is never negative.
    let state = 2 * pixel + 1 - side + length
    first = state / length - 1
    before = max(first, 0)
    after = min(first + 1, count - 1)
    offset = state % length
  }
}

/// A row of pixels in the form of ``PixelLanes``, with the step to the next row.
private nonisolated struct LaneRow {
  /// Two numbers per pixel.
  var lanes: [UInt32]
  /// The difference to the next row.
  private var steps: [UInt32]

  init(of width: Int) {
    lanes = [UInt32](repeating: 0, count: width * 2)
    steps = lanes
  }

  /// Starts interpolating between two rows, with 256 steps per level.
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

  /// Draws the row and advances to the next.
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
