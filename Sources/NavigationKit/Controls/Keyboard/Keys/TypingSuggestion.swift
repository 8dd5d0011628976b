import Foundation

/// A word in the row above the keys: pure.
nonisolated struct TypingSuggestion: Hashable, Sendable {
  /// The title in the row: the word, or the typed text between quotes.
  let title: String
  /// The word to type in place of the one that was begun.
  let word: String
  /// The length of the text before the caret that the word replaces, in UTF-16 units.
  let replaced: Int
}

extension TypingSuggestion {
  /// The words offered at a caret: first the typed one, then words of the text and a few common ones
  /// that begin with it; where no word was begun, three to begin with.
  ///
  /// - Parameters:
  ///   - before: The text before the caret.
  ///   - after: The text after the caret: inside a word nothing is offered.
  ///   - capitalizes: Whether the next letter is a capital.
  nonisolated static func all(
    before: String, after: String, capitalizes: Bool
  ) -> [TypingSuggestion] {
    if let next = after.first, isPart(next) { return [] }
    let typed = String(before.reversed().prefix(while: isPart).reversed())
    guard !typed.isEmpty else {
      return (capitalizes ? CommonWords.first : CommonWords.next).map {
        TypingSuggestion(title: $0, word: $0, replaced: 0)
      }
    }
    let length = typed.utf16.count
    return [TypingSuggestion(title: "“\(typed)”", word: typed, replaced: length)]
      + completions(of: typed, in: before.dropLast(typed.count)).map {
        TypingSuggestion(title: $0, word: $0, replaced: length)
      }
  }

  nonisolated private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "’" || character == "'"
  }

  /// Two words that go on as the typed one begins, the latest of the text before common ones.
  nonisolated private static func completions(of typed: String, in text: Substring) -> [String] {
    let start = typed.lowercased()
    let own = text.split { !isPart($0) }.reversed().lazy.map { $0.lowercased() }
    let isLong: (String) -> Bool = { $0.count > start.count && $0.hasPrefix(start) }
    var found: [String] = []
    for word in own where isLong(word) && !found.contains(word) && found.count < 2 {
      found.append(word)
    }
    for word in CommonWords.all where isLong(word) && !found.contains(word) && found.count < 2 {
      found.append(word)
    }
    return found.map { written($0, as: typed) }
  }

  /// A word with capitals where the typed beginning has them.
  nonisolated private static func written(_ word: String, as typed: String) -> String {
    if typed.count > 1, typed == typed.uppercased(), typed != typed.lowercased() {
      return word.uppercased()
    }
    return typed + word.dropFirst(typed.count)
  }

  /// The length of the text before the caret that is examined, in UTF-16 units.
  nonisolated static let reach = 2000
}
