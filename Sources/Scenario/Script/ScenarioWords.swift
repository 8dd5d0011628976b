import Input

nonisolated extension LookKey {
  /// The property that the key sets; nil for the text size.
  var flag: WritableKeyPath<Look, Bool?>? {
    switch self {
    case .appearance: \.isDark
    case .rtl: \.isRightToLeft
    case .textSize: nil
    case .boldText: \.hasBoldText
    case .contrast: \.hasHighContrast
    case .reduceMotion: \.reducesMotion
    case .preferCrossFade: \.prefersCrossFade
    case .reduceTransparency: \.reducesTransparency
    }
  }

  /// The words for off and on.
  var words: [(word: String, isOn: Bool)] {
    switch self {
    case .appearance: [("light", false), ("dark", true)]
    case .contrast: [("normal", false), ("high", true)]
    default: [("true", true), ("false", false)]
    }
  }
}

nonisolated extension Key {
  /// The keys with names; any other is written as its character.
  static let named: [(name: String, key: Key)] = [
    ("escape", .escape), ("return", .return), ("tab", .tab), ("delete", .delete),
    ("delete-forward", .deleteForward),
    ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("page-up", .pageUp),
    ("page-down", .pageDown), ("home", .home), ("end", .end), ("back", .back),
  ]

  /// Parses a key; nil if the text is not one.
  init?(written text: String) {
    if let entry = Key.named.first(where: { $0.name == text }) {
      self = entry.key
    } else if let character = text.first, text.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// The key's name or character.
  var written: String {
    if case .character(let character) = self { return String(character) }
    return Key.named.first { $0.key == self }?.name ?? ""
  }
}

nonisolated extension Modifiers {
  /// The names of modifier keys.
  static let named: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alternate), ("command", .command),
  ]
}
