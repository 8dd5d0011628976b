nonisolated extension String {
  /// Whether it reads as another text does: a space at which no line ends, as Foundation writes before
  /// AM, looks like any other.
  func reads(as other: String) -> Bool {
    self == other || withPlainSpaces == other.withPlainSpaces
  }

  /// The text with plain spaces in place of those at which no line ends.
  var withPlainSpaces: String {
    guard utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    return String(map { Self.unbreakable.contains($0) ? " " : $0 })
  }

  private static let unbreakable: Set<Character> = ["\u{A0}", "\u{202F}"]
}
