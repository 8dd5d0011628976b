import Foundation

/// The words of a text, and the spellings near a word.
struct SpelledText {
  private let text: NSString

  init(_ text: String) { self.text = text as NSString }

  /// The place of the first word that meets a condition, in UTF-16 units; nil if there is none.
  ///
  /// Words are looked for in a range, from an offset on. Text with digits is no word.
  func firstWord(
    in range: NSRange, from offset: Int, where isWanted: (String) -> Bool
  ) -> NSRange? {
    let start = max(range.location, offset, 0)
    let end = min(NSMaxRange(range), text.length)
    guard start < end else { return nil }
    var found: NSRange?
    withoutActuallyEscaping(isWanted) { isWanted in
      // A word that begins before the offset is not cut in two.
      Self.pattern?.enumerateMatches(
        in: text as String, options: .withTransparentBounds,
        range: NSRange(location: start, length: end - start)
      ) { match, _, stop in
        guard let place = match?.range, isWanted(text.substring(with: place)) else { return }
        found = place
        stop.pointee = true
      }
    }
    return found
  }

  /// The text of a range; empty if it is outside.
  func part(_ range: NSRange) -> String {
    range.location >= 0 && NSMaxRange(range) <= text.length ? text.substring(with: range) : ""
  }

  private static let pattern = try? NSRegularExpression(
    pattern: #"(?<![\p{L}\p{N}'’])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}])"#)

  /// All spellings that are one mistake away from a word: a letter too much or too few, another
  /// one, or two that changed places.
  static func neighbours(of word: String) -> [String] {
    let letters = Array(word)
    var found: [String] = []
    for place in 0...letters.count {
      let (start, rest) = (String(letters[..<place]), letters[place...])
      if rest.count > 1 {
        let swapped = rest.dropFirst().prefix(1) + rest.prefix(1)
        found.append(start + String(swapped + rest.dropFirst(2)))
      }
      if !rest.isEmpty { found.append(start + String(rest.dropFirst())) }
      for letter in alphabet {
        if !rest.isEmpty { found.append(start + [letter] + String(rest.dropFirst())) }
        found.append(start + [letter] + String(rest))
      }
    }
    return found
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz'äöüßéèêàâçñó")
}
