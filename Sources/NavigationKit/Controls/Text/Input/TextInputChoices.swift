/// Which letters a software keyboard makes capitals.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether typed words are corrected.
public nonisolated enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether the spelling is checked.
public nonisolated enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether straight quotes become curly.
public nonisolated enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether hyphens become dashes.
public nonisolated enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spaces are kept right when words are moved.
public nonisolated enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The look of the software keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the text's.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}
