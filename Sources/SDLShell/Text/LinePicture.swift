import Drawing

/// A line of text as pixels of 0xAARRGGBB.
nonisolated struct LinePicture {
  /// A letter with its top left corner: columns and rows from the start of the baseline.
  struct DrawnLetter {
    let picture: GlyphBitmap
    let left: Int
    let top: Int
  }

  let pixels: [UInt32]
  let width: Int32
  let height: Int32
  /// Pixels right of the line's start; may be negative.
  let left: Int32
  /// Pixels above the baseline.
  let top: Int32

  /// Draws letters with `columns` columns per pixel; nil if there are none.
  init?(_ letters: [DrawnLetter], columns: Int, color: Color) {
    guard let first = letters.map(\.left).min(), let top = letters.map(\.top).min(),
      let last = letters.map({ $0.left + $0.picture.width }).max(),
      let bottom = letters.map({ $0.top + $0.picture.height }).max()
    else { return nil }
    // Columns are a power of two, and shifting is much faster than dividing.
    let halvings = columns.trailingZeroBitCount
    let left = first >> halvings
    let width = ((last - 1) >> halvings) + 1 - left
    var sums = [UInt16](repeating: 0, count: width * (bottom - top))
    for letter in letters {
      letter.picture.add(
        to: &sums, row: letter.top - top, column: letter.left - left * columns,
        halvings: halvings, stride: width)
    }
    let parts = color.levels
    let ink = UInt32(parts.red) << 16 | UInt32(parts.green) << 8 | UInt32(parts.blue)
    pixels = Self.pixels(sums, halvings: UInt16(halvings), ink: ink)
    (self.width, height) = (Int32(width), Int32(bottom - top))
    (self.left, self.top) = (Int32(left), Int32(-top))
  }

  /// The pixels of an ink from the sums of their columns' coverage.
  ///
  /// Adding coverage leaves no seam between letters that join; it is limited to 255.
  private static func pixels(_ sums: [UInt16], halvings: UInt16, ink: UInt32) -> [UInt32] {
    let half = (1 &<< halvings) / 2 as UInt16
    return [UInt32](unsafeUninitializedCapacity: sums.count) { pixels, count in
      // Compilers vectorise this, but not a map.
      for index in sums.indices {
        pixels[index] = UInt32(min(255, (sums[index] &+ half) &>> halvings)) &<< 24 | ink
      }
      count = sums.count
    }
  }
}

nonisolated extension GlyphBitmap {
  /// Adds the coverage to a line's pixels at a row and column, the columns of a pixel at a time.
  fileprivate func add(
    to sums: inout [UInt16], row: Int, column: Int, halvings: Int, stride: Int
  ) {
    let columns = 1 &<< halvings
    sums.withUnsafeMutableBufferPointer { sums in
      levels.withUnsafeBufferPointer { levels in
        for y in 0..<height {
          let end = (y &+ 1) &* width
          var (place, pixel) = (y &* width, (row &+ y) &* stride &+ column &>> halvings)
          var next = min(place &+ columns &- column & (columns &- 1), end)
          while place < end {
            var sum: UInt16 = 0
            while place < next {
              sum &+= UInt16(levels[place])
              place &+= 1
            }
            sums[pixel] &+= sum
            pixel &+= 1
            next = min(next &+ columns, end)
          }
        }
      }
    }
  }
}
