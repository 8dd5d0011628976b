/// Which letters are capitals without shift being pressed: pure.
nonisolated extension UITextAutocapitalizationType {
  /// The signs that end a sentence, and those that may follow them before the next sentence.
  private static let ends: Set<Character> = [".", "!", "?", "…"]
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]

  /// The length of the text before the caret that is examined, in UTF-16 units: more than a sentence's
  /// end with its closing signs.
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
