import Foundation

/// A line of text with every letter in its place, in ems, without tracking: the same at all sizes.
nonisolated struct ShapedLine {
  struct Letter {
    let glyph: UInt32
    /// Which file of the chain it is from.
    let file: Int
    /// Where it stands on the baseline, from the line's left end, upwards.
    let position: CGPoint
    /// How many characters left of it are tracked.
    let tracked: Int
  }

  private(set) var letters: [Letter] = []
  private(set) var width: CGFloat = 0
  /// How many characters of the line are tracked.
  private(set) var tracked = 0

  /// Adds a run at the right end.
  mutating func append(_ run: [FontFace.Letter], file: Int, isTracked: Bool) {
    for letter in run {
      // The space goes behind a whole character: its marks stay with it.
      let before = isTracked && !letter.isFirst ? max(0, tracked - 1) : tracked
      letters.append(
        Letter(
          glyph: letter.glyph, file: file,
          position: CGPoint(x: width + letter.offset.x, y: letter.offset.y), tracked: before))
      width += letter.advance
      if isTracked, letter.isFirst, letter.advance > 0 { tracked += 1 }
    }
  }

  /// How much memory it takes, about.
  var bytes: Int { letters.count * MemoryLayout<Letter>.stride }
}
