import Input

/// What should stand behind a key.
nonisolated enum ExpectedValue: Hashable {
  case text
  /// One of some words.
  case word([String])
  case textSize
  /// A key of the keyboard.
  case key
  case quantity(Quantity)
  case pair(NumberPair)
  /// What is touched.
  case target
  case steps

  /// The words that somebody may have meant who wrote another.
  var words: [String] {
    switch self {
    case .word(let words): words
    case .textSize: ScreenSettings.textSizes.map(\.short) + ScreenSettings.textSizes.map(\.long)
    case .key: Key.named.map(\.name)
    case .text, .quantity, .pair, .target, .steps: []
    }
  }
}
