public import Drawing

extension Bitmap {
  /// What of a picture differs from another one: pixels that do are red, the others as pale as paper.
  ///
  /// Where one of them has no pixels, the other's differ.
  public func difference(from other: Bitmap) -> Bitmap {
    let (width, height) = (max(width, other.width), max(height, other.height))
    let mine = padded(width: width, height: height)
    let theirs = other.padded(width: width, height: height)
    var result = mine
    for place in stride(from: 0, to: width * height * 4, by: 4) {
      let isSame = (place..<place + 4).allSatisfy { mine.pixels[$0] == theirs.pixels[$0] }
      for channel in 0..<3 {
        result.pixels[place + channel] =
          isSame ? Self.pale(mine.pixels[place + channel]) : Self.red[channel]
      }
      result.pixels[place + 3] = 255
    }
    return result
  }

  /// The picture at the top left of one that is at least so large; the rest is grey.
  public func padded(width: Int, height: Int) -> Bitmap {
    guard width > self.width || height > self.height else { return self }
    let (columns, rows) = (max(width, self.width), max(height, self.height))
    let strip = FilmStrip(cellWidth: columns, cellHeight: rows, labelHeight: 0, count: 1)
    var padded = strip.empty
    padded.copy(
      self, to: BitmapDifference.Area(x: 0, y: 0, width: self.width, height: self.height))
    return padded
  }

  private static let red: [UInt8] = [255, 0, 51]
  /// A fifth of what a level is darker than white: enough to know the place, too little to distract.
  private static func pale(_ level: UInt8) -> UInt8 { 255 - (255 - level) / 5 }
}
