/// Finds line breaks by the common cases of Unicode's rules and the Chinese and Japanese
/// restrictions.
///
/// Korean breaks at spaces, as in system labels. So do Thai, Lao and Khmer, which would need a
/// dictionary.
public enum LineBreaks {
  /// The text up to the first possible break, with the spaces before that.
  ///
  /// - Parameter limit: The number of characters after which a line may break anywhere.
  public static func firstWord(of text: Substring, limit: Int) -> Substring {
    var index = text.startIndex
    var count = 0
    while index < text.endIndex {
      let next = text.index(after: index)
      count += 1
      guard next < text.endIndex else { break }
      if count >= limit || canBreak(text, between: index, and: next) { return text[..<next] }
      index = next
    }
    return text
  }

  /// The text without trailing spaces.
  public static func trimmed(_ text: Substring) -> Substring {
    var end = text.endIndex
    while end > text.startIndex, LineBreakKind(text[text.index(before: end)]) == .space {
      end = text.index(before: end)
    }
    return text[..<end]
  }

  /// The text after its first line, without the spaces at the break.
  public static func rest(of text: Substring, after line: Substring) -> Substring {
    text[line.endIndex...].drop { LineBreakKind($0) == .space }
  }

  /// Whether a line of a text may end before a place.
  package static func canBreak(_ text: Substring, at place: Substring.Index) -> Bool {
    guard place > text.startIndex, place < text.endIndex else { return true }
    let before = text.index(before: place)
    return [before, place].contains { LineBreakKind(text[$0]) == .space }
      || canBreak(text, between: before, and: place)
  }

  private static func canBreak(
    _ text: Substring, between index: Substring.Index, and next: Substring.Index
  ) -> Bool {
    switch (LineBreakKind(text[index]), LineBreakKind(text[next])) {
    case (.glue, _), (_, .glue), (_, .space): false
    case (.space, _): true
    case (_, .closing), (.opening, _): false
    case (.ideograph, _), (_, .ideograph), (.dash, _), (_, .dash): true
    case (.closing, .letter), (.closing, .opening): text[index].isWide
    case (.slash, let first): first == .letter
    // A hyphen after a space is a minus sign; before a digit it belongs to the number.
    case (.hyphen, .letter):
      index > text.startIndex && LineBreakKind(text[text.index(before: index)]) != .space
    default: false
    }
  }
}
