/// A key of the software keyboard, by its action.
nonisolated enum KeyboardKey: Hashable, Sendable {
  /// Types its text.
  case text(String)
  /// Types a space.
  case space
  /// Makes the next letter upper-case.
  case shift
  /// Deletes the character before the caret.
  case delete
  /// Is the return key.
  case `return`
  /// Shows other keys, which the title names.
  case plane(KeyboardPlane, title: String)
  /// Hides the keyboard.
  case dismiss
  /// Shows emoji.
  case emoji
  /// Would listen; there is no dictation, so it does nothing.
  case dictation
  /// Types a word in place of the one that was begun.
  case suggestion(TypingSuggestion)
  /// Edits the text as its name says.
  case undo
  case redo
  case paste

  /// Whether the key types its title, and is not one of the darker keys around.
  var types: Bool {
    switch self {
    case .text, .space: true
    default: false
    }
  }

  /// Whether a balloon above the key shows its title while it is pressed, on phones.
  var rises: Bool { if case .text = self { true } else { false } }

  /// Whether it stands in the row above the others.
  var isShortcut: Bool {
    switch self {
    case .suggestion, .undo, .redo, .paste: true
    default: false
    }
  }

  /// Whether a phone with a home indicator has it at a lower corner.
  var isOfCorner: Bool { self == .emoji || self == .dictation }

  /// The symbol on the key; nil if it has a title.
  func symbol(_ shift: KeyboardShift) -> String? {
    switch self {
    case .shift: shift.symbol
    case .emoji: "face.smiling"
    case .dictation: "mic"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .paste: "doc.on.clipboard"
    case .delete: "delete.left"
    case .dismiss: "keyboard.chevron.compact.down"
    default: nil
    }
  }

  /// The key's name, which is also its title unless it has a symbol.
  func title(returnTitle: String) -> String {
    switch self {
    case .text(let text): text
    case .space: "space"
    case .shift: "shift"
    case .delete: "delete"
    case .return: returnTitle
    case .plane(_, let title): title
    case .dismiss: "hide keyboard"
    case .emoji: "emoji"
    case .dictation: "dictate"
    case .suggestion(let suggestion): suggestion.title
    case .undo: "undo"
    case .redo: "redo"
    case .paste: "paste"
    }
  }

  /// The letters below a telephone's digit; nil for other keys.
  var letters: String? {
    guard case .text(let text) = self else { return nil }
    return Self.telephoneLetters[text]
  }

  /// The letters of ITU-T E.161.
  private static let telephoneLetters = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]
}

/// A set of keys that the software keyboard shows at once.
nonisolated indirect enum KeyboardPlane: Hashable, Sendable {
  /// Letters, upper-case while shift is on.
  case letters
  /// Digits and punctuation.
  case numbers
  /// Brackets, currencies and the like.
  case symbols
  /// Large digits, with a key of its own beside the 0.
  case digits(KeyboardKey?)
  /// The symbols of telephone numbers besides digits.
  case telephoneSymbols
  /// A group of emoji.
  case emoji(EmojiGroup)

  /// Whether the keys are large, three in a row.
  var isPad: Bool {
    switch self {
    case .digits, .telephoneSymbols: true
    case .letters, .numbers, .symbols, .emoji: false
    }
  }

  /// Whether the keys type emoji.
  var isEmoji: Bool { if case .emoji = self { true } else { false } }

  /// Whether a key has no background: beside large digits, and with emoji but for the group that is shown.
  func isFlat(_ key: KeyboardKey) -> Bool {
    if case .plane(let other, _) = key, isEmoji { return other != self }
    return isEmoji || isPad && (!key.types || self == .digits(key))
  }
}

extension KeyboardPlane {
  /// The plane that a keyboard of a type begins with; a pad has no large digits.
  nonisolated init(_ type: UIKeyboardType, isPad: Bool) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: self = isPad ? .numbers : .digits(nil)
    case .decimalPad: self = isPad ? .numbers : .digits(.text("."))
    case .phonePad: self = isPad ? .numbers : .telephone
    case .numbersAndPunctuation: self = .numbers
    default: self = .letters
    }
  }

  /// Digits, with a key for other symbols.
  nonisolated static let telephone = KeyboardPlane.digits(.plane(.telephoneSymbols, title: "+*#"))
}
