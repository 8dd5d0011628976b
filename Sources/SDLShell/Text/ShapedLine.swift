import Foundation

/// A shaped line of text: the position of each letter in ems, without tracking, so for all sizes.
nonisolated struct ShapedLine {
  struct PlacedLetter {
    let letter: Letter
    /// The index of its file in the typeface's chain.
    let file: Int
    /// Its origin on the baseline, from the line's start.
    let x: CGFloat
    /// The number of letters left of it that get tracking.
    let tracked: Int
  }

  private(set) var letters: [PlacedLetter] = []
  private(set) var width: CGFloat = 0
  /// The number of letters in the line that get tracking.
  private(set) var tracked = 0

  /// Adds a run at the right end.
  mutating func append(
    _ run: [PlacedAdvance], file: Int, isTracked: Bool
  ) {
    for part in run {
      letters.append(
        PlacedLetter(letter: part.letter, file: file, x: width + part.lead, tracked: tracked))
      width += part.advance
      if isTracked, part.advance > 0 { tracked += 1 }
    }
  }

  /// The approximate memory.
  var bytes: Int { letters.count * MemoryLayout<PlacedLetter>.stride }
}
