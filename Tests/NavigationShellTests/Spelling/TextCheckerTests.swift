import Foundation
import Goldens
import Testing

@testable import NavigationShell

/// Words that are misspelt.
struct TextCheckerTests {
  private let folder: TemporaryFolder
  private let checker: UITextChecker

  init() throws {
    folder = try TemporaryFolder()
    let words = ["apple", "apples", "apply", "don't", "pear", "the", "Rome"]
    _ = try folder.add("american-english", Data(words.joined(separator: "\n").utf8))
    checker = UITextChecker(folder.url)
  }

  private func misspelt(
    _ text: String, from start: Int = 0, wrap: Bool = false, in language: String = "en"
  ) -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let range = checker.rangeOfMisspelledWord(
      in: text, range: whole, startingAt: start, wrap: wrap, language: language)
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test(arguments: [
    ("The apple", nil), ("An apple", "An"), ("don't appel", "appel"), ("Don’t 4x pear2", nil),
    ("ROME the pearr, 🍐 pear", "pearr"), ("", nil),
  ])
  func `the first misspelt word is found`(text: String, word: String?) {
    #expect(misspelt(text) == word)
  }

  @Test func `a search begins where it is told, and wraps if it is`() {
    #expect(misspelt("xx apple yy", from: 3) == "yy")
    #expect(misspelt("xx apple", from: 3) == nil)
    #expect(misspelt("xx apple", from: 3, wrap: true) == "xx")
  }

  @Test func `a language without a list has no mistakes`() {
    #expect(misspelt("xx", in: "de_DE") == nil)
    #expect(misspelt("xx", in: "en-US") == "xx" && misspelt("xx", in: "en_GB") == "xx")
  }

  @Test func `what may be meant is told, and how a word may end`() {
    func guesses(_ word: String) -> [String]? {
      let range = NSRange(location: 0, length: word.utf16.count)
      return checker.guesses(forWordRange: range, in: word, language: "en")
    }
    #expect(guesses("aplpe") == ["apple"] && guesses("Peer") == ["Pear"])
    #expect(guesses("xyzzy") == nil)
    let start = NSRange(location: 0, length: 4)
    #expect(
      checker.completions(forPartialWordRange: start, in: "appl", language: "en")
        == ["apple", "apples", "apply"])
  }

  @Test func `a word of one's own is right`() {
    #expect(misspelt("zonk") == "zonk")
    checker.ignoreWord("zonk")
    #expect(misspelt("zonk") == nil && UITextChecker(folder.url).ignoredWords == [])
    let word = "plumplum"
    UITextChecker.learnWord(word)
    #expect(misspelt(word) == nil && UITextChecker.hasLearnedWord(word))
    UITextChecker.unlearnWord(word)
    #expect(misspelt(word) == word)
  }
}
