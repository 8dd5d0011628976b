/// Which letters are capitals without shift being pressed: pure.
nonisolated extension UITextAutocapitalizationType {
  /// What ends a sentence, and what may stand between that and the next one.
  private static let ends: Set<Character> = [".", "!", "?", "…"]
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]

  /// How much of a text is looked at before the caret, in UTF-16 units: more than a sentence's end with
  /// what closes it.
  static let reach = 32

  /// Whether the letter after a text is a capital.
  func capitalizes(after text: String) -> Bool {
    guard let last = text.last else { return self != .none }
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return last.isWhitespace
    case .sentences:
      guard last.isWhitespace else { return false }
      let spaces = text.reversed().prefix(while: \.isWhitespace)
      if spaces.contains(where: \.isNewline) || spaces.count == text.count { return true }
      let end = text.dropLast(spaces.count).last { !Self.closings.contains($0) }
      return end.map(Self.ends.contains) ?? false
    }
  }
}
