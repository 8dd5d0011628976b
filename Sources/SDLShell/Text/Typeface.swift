import Drawing

/// The traits of a font that determine the shapes of its letters, apart from their size.
nonisolated struct Typeface: Hashable {
  let weight: Font.Weight
  let isMonospaced: Bool
  let isItalic: Bool
  /// Whether the letters are large enough for Inter Display.
  let isDisplay: Bool
  /// Whether digits have the same width.
  let hasEvenDigits: Bool
  /// The file of the font that was asked for by name; nil for the system font.
  let face: String?

  init(_ font: Font) {
    weight = font.weight
    isMonospaced = font.isMonospaced
    isItalic = font.isItalic
    isDisplay = font.size >= Tracking.displaySize && !font.isMonospaced
    hasEvenDigits = font.hasEvenDigits
    face = font.face?.path
  }
}
