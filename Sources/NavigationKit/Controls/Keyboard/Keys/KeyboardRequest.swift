/// The software keyboard that the first responder asks for.
struct KeyboardRequest: Hashable {
  /// The kind of keys.
  var type = UIKeyboardType.default
  /// The kind of return key.
  var returnKey = UIReturnKeyType.default
  /// Whether the next letter is a capital, shift being left alone.
  var capitalizes = false
  /// Whether the return key does something.
  var isReturnEnabled = true
  /// Whether there is a bar for suggestions.
  var suggests = true
  /// The words that are offered.
  var suggestions: [TypingSuggestion] = []
  /// Whether there are keys for emoji and dictation.
  var hasEmoji = true
  var hasDictation = true
  /// Which shortcuts of a pad's keyboard do something.
  var shortcuts: Set<KeyboardKey> = []
  /// Light or dark.
  var style = UIUserInterfaceStyle.unspecified

  /// The default keyboard.
  init() {}

  /// Reads the traits of a responder; without them, the default keyboard.
  init(of responder: UIResponder?) {
    if let view = responder as? UIView { style = view.traitCollection.userInterfaceStyle }
    guard let traits = responder as? any UITextInputTraits else { return }
    type = traits.keyboardType
    returnKey = traits.returnKeyType
    suggests = Self.suggests(responder)
    switch traits.keyboardAppearance {
    case .default: break
    case .dark: style = .dark
    case .light: style = .light
    }
    capitalizes = Self.capitalizes(responder, traits)
    hasEmoji = !traits.isSecureTextEntry && traits.keyboardType.hasEmoji
    hasDictation = !traits.isSecureTextEntry && traits.keyboardType.hasDictation
    if let editor = responder as? any TextEditor { follow(editor) }
    if traits.enablesReturnKeyAutomatically, let input = responder as? any UIKeyInput {
      isReturnEnabled = input.hasText
    }
  }

  /// Whether a responder asks for a bar for suggestions: digits and passwords have none.
  static func suggests(_ responder: UIResponder?) -> Bool {
    guard let traits = responder as? any UITextInputTraits else { return true }
    return traits.autocorrectionType != .no && !traits.isSecureTextEntry
      && !KeyboardPlane(traits.keyboardType, isPad: false).isPad
  }

  /// Takes over the parts that depend on an editor's text.
  private mutating func follow(_ editor: any TextEditor) {
    if editor.undoManager?.canUndo == true { shortcuts.insert(.undo) }
    if editor.undoManager?.canRedo == true { shortcuts.insert(.redo) }
    if editor.window?.stage?.pasteboard.hasStrings == true { shortcuts.insert(.paste) }
    let selection = editor.edited.selection
    guard suggests, type.hasWords, selection.isCaret, editor.edited.marked == nil else { return }
    let (text, caret) = (editor.edited.text, selection.head)
    suggestions = TypingSuggestion.all(
      before: text.text(in: text.clamped(caret - TypingSuggestion.reach)..<caret),
      after: text.text(in: caret..<text.position(after: caret)), capitalizes: capitalizes)
  }

  /// Names to dial and passwords are never capitalised.
  private static func capitalizes(
    _ responder: UIResponder?, _ traits: any UITextInputTraits
  ) -> Bool {
    guard let editor = responder as? any TextEditor, !traits.isSecureTextEntry,
      traits.keyboardType != .namePhonePad
    else { return false }
    let caret = editor.edited.selection.range.lowerBound
    let start = max(0, caret - UITextAutocapitalizationType.reach)
    return traits.autocapitalizationType.capitalizes(
      after: editor.edited.text.text(in: start..<caret))
  }
}

nonisolated extension UIKeyboardType {
  /// Whether words are typed with it, and not addresses or numbers.
  var hasWords: Bool {
    switch self {
    case .emailAddress, .URL, .numbersAndPunctuation: false
    default: !KeyboardPlane(self, isPad: false).isPad
    }
  }

  var hasEmoji: Bool { hasWords && self != .asciiCapable || self == .numbersAndPunctuation }
  var hasDictation: Bool { self != .asciiCapable && !KeyboardPlane(self, isPad: false).isPad }
}

nonisolated extension UIReturnKeyType {
  /// The key's title.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the key stands out, as it ends the typing.
  var isAction: Bool {
    switch self {
    case .default, .next, .continue: false
    default: true
    }
  }
}
