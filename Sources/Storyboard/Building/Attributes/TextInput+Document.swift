import NavigationKit

extension SceneBuilder {
  /// Sets how a text is typed.
  func setInputTraits(of element: DocumentElement, on text: any UITextInputTraits) {
    guard let traits = reader.child("textInputTraits", of: element) else { return }
    reader.play(traits)
    func choose<Value>(
      _ name: String, _ values: [String: Value], _ set: (Value) -> Void
    ) {
      if let value = reader.choice(name, of: traits, among: values) { set(value) }
    }
    // Xcode writes no word for none.
    text.autocapitalizationType = .none
    choose("autocapitalizationType", Self.capitals) { text.autocapitalizationType = $0 }
    choose("autocorrectionType", ["default": .default, "no": .no, "yes": .yes]) {
      text.autocorrectionType = $0
    }
    choose("spellCheckingType", ["default": .default, "no": .no, "yes": .yes]) {
      text.spellCheckingType = $0
    }
    choose("smartDashesType", ["default": .default, "no": .no, "yes": .yes]) {
      text.smartDashesType = $0
    }
    choose("smartQuotesType", ["default": .default, "no": .no, "yes": .yes]) {
      text.smartQuotesType = $0
    }
    choose("smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes]) {
      text.smartInsertDeleteType = $0
    }
    choose("keyboardType", Self.keyboards) { text.keyboardType = $0 }
    choose("keyboardAppearance", Self.appearances) { text.keyboardAppearance = $0 }
    choose("returnKeyType", Self.returnKeys) { text.returnKeyType = $0 }
    if let isAutomatic = reader.bool("enablesReturnKeyAutomatically", of: traits) {
      text.enablesReturnKeyAutomatically = isAutomatic
    }
    if let isSecure = reader.bool("secureTextEntry", of: traits) {
      text.isSecureTextEntry = isSecure
    }
    if let type = reader.word("textContentType", of: traits) {
      text.textContentType = UITextContentType(rawValue: type)
    }
  }

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "light": .light, "alert": .dark, "dark": .dark,
  ]

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
