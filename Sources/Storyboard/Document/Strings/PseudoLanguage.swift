/// A language made of a file's own texts, to see whether a layout takes others.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Each text twice.
  case double
  /// Letters with accents, which show what is not translated and what is cut off at the top.
  case accented
  /// Each text between brackets, which show what is cut off at the ends.
  case bounded

  /// A text in this language.
  public func text(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    switch self {
    case .double: return text + " " + text
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: return "[# \(text) #]"
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"))
}
