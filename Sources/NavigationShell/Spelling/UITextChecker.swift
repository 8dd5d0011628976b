public import Foundation
import NavigationKit

/// Finds words that are misspelt, by the lists of words that the machine has.
///
/// Linux keeps them in `/usr/share/dict`; the package `wamerican` brings one. Without a list no language
/// is available, and nothing is misspelt, as on a device without the language.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var systemLists = WordLists(WordLists.systemFolder)
  private static let learnedKey = "NavigationKit.learnedWords"

  private var ownLists: WordLists?
  /// Words that this checker takes for right.
  open var ignoredWords: [String]? = []

  /// Makes a checker.
  public override init() { super.init() }

  init(_ folder: URL) {
    ownLists = WordLists(folder)
    super.init()
  }

  /// The languages that can be checked, such as `en_US`.
  open class var availableLanguages: [String] { systemLists.languages }

  // MARK: Checking

  /// The first misspelt word; `NSNotFound` as its place if there is none.
  ///
  /// - Parameters:
  ///   - range: The range to check, in UTF-16 units.
  ///   - startingOffset: Where in the text to begin.
  ///   - wrapFlag: Whether the search goes on from the start of the range.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let words = words(of: language) else { return none }
    let text = SpelledText(stringToCheck)
    func first(from offset: Int) -> NSRange? {
      text.firstWord(in: range, from: offset) { !isRight($0, words) }
    }
    return first(from: startingOffset) ?? (wrapFlag ? first(from: range.location) : nil) ?? none
  }

  /// Words that may be meant by a misspelt one; nil if there are none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let words = words(of: language) else { return nil }
    let word = SpelledText(string).part(range)
    let guesses = SpelledText.neighbours(of: word.lowercased()).filter(words.contains).unique
    let isCapital = word.first?.isUppercase == true
    return guesses.isEmpty ? nil : guesses.map { isCapital ? $0.capitalized : $0 }
  }

  /// Words that begin as one does, in the order of the alphabet; nil if there are none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let start = SpelledText(string).part(range)
    guard !start.isEmpty, let words = words(of: language) else { return nil }
    let found = words.filter { $0.hasPrefix(start) && $0 != start }.sorted()
    return found.isEmpty ? nil : found
  }

  private func words(of language: String) -> Set<String>? {
    ownLists == nil ? Self.systemLists.words(of: language) : ownLists?.words(of: language)
  }

  private func isRight(_ word: String, _ words: Set<String>) -> Bool {
    let plain = word.replacingOccurrences(of: "’", with: "'")
    return words.contains(plain) || words.contains(plain.lowercased())
      || words.contains(plain.capitalized) || ignoredWords?.contains(word) == true
      || Self.hasLearnedWord(word)
  }

  // MARK: Own words

  /// Takes a word for right in this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Takes a word for right in all checkers, also once the app starts again.
  open class func learnWord(_ word: String) {
    if !hasLearnedWord(word) { learned.append(word) }
  }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }

  private static var learned: [String] {
    get { UserDefaults.standard.stringArray(forKey: learnedKey) ?? [] }
    set { UserDefaults.standard.set(newValue, forKey: learnedKey) }
  }
}
