import Drawing

/// All of a font that decides on the shapes of its letters but not on their size.
nonisolated struct Typeface: Hashable {
  let weight: Font.Weight
  let isMonospaced: Bool
  /// Whether the letters are large enough for finer shapes.
  let isDisplay: Bool

  init(_ font: Font) {
    weight = font.weight
    isMonospaced = font.isMonospaced
    isDisplay = font.size >= Tracking.displaySize && !font.isMonospaced
  }
}
