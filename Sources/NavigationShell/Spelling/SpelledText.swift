import Foundation

/// The words of a text, and what is near one.
struct SpelledText {
  private let text: NSString

  init(_ text: String) { self.text = text as NSString }

  /// The words in a range, in UTF-16 units; what has digits is none.
  func words(in range: NSRange) -> [(word: String, range: NSRange)] {
    let whole = NSRange(location: 0, length: text.length)
    let range = NSIntersectionRange(range, whole)
    return Self.pattern?.matches(in: text as String, range: range).map {
      (text.substring(with: $0.range), $0.range)
    } ?? []
  }

  /// The text of a range; empty if it is outside.
  func part(_ range: NSRange) -> String {
    range.location >= 0 && NSMaxRange(range) <= text.length ? text.substring(with: range) : ""
  }

  private static let pattern = try? NSRegularExpression(
    pattern: #"(?<![\p{L}\p{N}'’])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}])"#)

  /// All that is one mistake away from a word: a letter too much or too few, another one, or two that
  /// changed places.
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
