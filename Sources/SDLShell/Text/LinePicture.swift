import Drawing

/// A line of text as pixels of 0xAARRGGBB.
nonisolated struct LinePicture {
  /// A letter with its top left corner: columns and rows from the start of the baseline.
  struct DrawnLetter {
    let picture: GlyphBitmap
    let left: Int
    let top: Int
  }

  /// A letter with colours of its own, with its top left corner in pixels from the start of the baseline.
  struct DrawnEmoji {
    let picture: DecodedPicture
    let left: Int
    let top: Int

    /// Places a letter's picture, so many pixels right of the line's start.
    init(_ bitmap: ColorBitmap, at x: Int) {
      (picture, left, top) = (bitmap.picture, x + bitmap.left, -bitmap.top)
    }
  }

  private(set) var pixels: [UInt32]
  let width: Int32
  let height: Int32
  /// Pixels right of the line's start; may be negative.
  let left: Int32
  /// Pixels above the baseline.
  let top: Int32

  /// Draws letters with `columns` columns per pixel, and emoji over them; nil if there are none.
  init?(_ letters: [DrawnLetter], _ emoji: [DrawnEmoji] = [], columns: Int, color: Color) {
    // Columns are a power of two, and shifting is much faster than dividing.
    let halvings = columns.trailingZeroBitCount
    let frames = letters.map { $0.frame(halvings: halvings) } + emoji.map(\.frame)
    guard let left = frames.map(\.x.lowerBound).min(), let right = frames.map(\.x.upperBound).max(),
      let top = frames.map(\.y.lowerBound).min(), let bottom = frames.map(\.y.upperBound).max()
    else { return nil }
    let width = right - left
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
    for emoji in emoji { add(emoji, row: emoji.top - top, column: emoji.left - left) }
  }

  /// Lays an emoji over what is drawn; one is seldom so close to a letter that they mix.
  private mutating func add(_ emoji: DrawnEmoji, row: Int, column: Int) {
    let stride = Int(emoji.picture.width)
    for (index, pixel) in emoji.picture.pixels.enumerated() where pixel >> 24 > 0 {
      let (y, x) = index.quotientAndRemainder(dividingBy: stride)
      let place = (row + y) * Int(width) + column + x
      pixels[place] = pixels[place] >> 24 > pixel >> 24 ? pixels[place] : pixel
    }
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

nonisolated extension LinePicture.DrawnLetter {
  /// The pixels it covers.
  fileprivate func frame(halvings: Int) -> (x: Range<Int>, y: Range<Int>) {
    let end = ((left + picture.width - 1) >> halvings) + 1
    return (left >> halvings..<end, top..<top + picture.height)
  }
}

nonisolated extension LinePicture.DrawnEmoji {
  /// The pixels it covers.
  fileprivate var frame: (x: Range<Int>, y: Range<Int>) {
    (left..<left + Int(picture.width), top..<top + Int(picture.height))
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
