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
    let half = UInt16(columns / 2)
    // Adding coverage leaves no seam between letters that join; it is limited to 255.
    pixels = sums.map { UInt32(min(255, ($0 &+ half) &>> UInt16(halvings))) << 24 | ink }
    (self.width, height) = (Int32(width), Int32(bottom - top))
    (self.left, self.top) = (Int32(left), Int32(-top))
  }
}

nonisolated extension GlyphBitmap {
  /// Adds the coverage to a line's pixels at a row and column.
  fileprivate func add(
    to sums: inout [UInt16], row: Int, column: Int, halvings: Int, stride: Int
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      levels.withUnsafeBufferPointer { levels in
        for y in 0..<height {
          let start = (row + y) * stride
          for x in 0..<width {
            sums[start + (column + x) &>> halvings] &+= UInt16(levels[y &* width &+ x])
          }
        }
      }
    }
  }
}
