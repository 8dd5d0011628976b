import Foundation

/// A line of text with every letter in its place, in ems, without tracking: the same at all sizes.
nonisolated struct ShapedLine {
  struct PlacedLetter {
    let letter: Letter
    /// Which file of the chain it is from.
    let file: Int
    /// Where it stands on the baseline, from the line's left end.
    let x: CGFloat
    /// How many letters left of it are tracked.
    let tracked: Int
  }

  private(set) var letters: [PlacedLetter] = []
  private(set) var width: CGFloat = 0
  /// How many letters of the line are tracked.
  private(set) var tracked = 0

  /// Adds a run at the right end.
  mutating func append(
    _ run: [(letter: Letter, advance: CGFloat)], file: Int, isTracked: Bool
  ) {
    for (letter, advance) in run {
      letters.append(PlacedLetter(letter: letter, file: file, x: width, tracked: tracked))
      width += advance
      if isTracked, advance > 0 { tracked += 1 }
    }
  }

  /// How much memory it takes, about.
  var bytes: Int { letters.count * MemoryLayout<PlacedLetter>.stride }
}
