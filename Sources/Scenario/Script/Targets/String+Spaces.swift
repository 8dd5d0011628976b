nonisolated extension String {
  /// Whether it reads as another text does: a no-break space, as Foundation writes before AM, looks
  /// like any other.
  func reads(as other: String) -> Bool {
    self == other || withPlainSpaces == other.withPlainSpaces
  }

  /// The text with plain spaces in place of no-break ones.
  var withPlainSpaces: String {
    guard utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    return String(map { Self.noBreakSpaces.contains($0) ? " " : $0 })
  }

  private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
}
