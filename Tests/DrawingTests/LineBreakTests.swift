import Drawing
import Foundation
import Testing

/// Possible line breaks, marked by bars.
struct LineBreakTests {
  @Test func `no more of a long text is measured than a line can hold`() {
    var longest = 0
    let breaker = LineBreaker(limit: 200) { text in
      longest = max(longest, text.count)
      return CGFloat(text.count) * 10
    }
    let text = String(repeating: "word ", count: 4000)
    #expect(!breaker.fits(text[...]) && breaker.fits("a short word"))
    #expect(breaker.lines(of: text[...]).count == 1000)
    #expect(longest <= 512)
  }

  @Test(arguments: [
    "one |two |three", "one  |two ", "well-|known", "-5 |and |a |-b", "2026-11-21", "3-4 |x",
    "a/|b/|c", "http://|host/|path", "1/2", "yes|—|no", "10\u{A0}km |far", "a\u{2060}b",
    "a\u{200B}|b", "(one) |[two]", "\"quoted\" |word", "naïve |café.",
  ])
  func `Latin breaks at spaces and hyphens`(marked: String) { expectBreaks(marked) }

  @Test(arguments: [
    "日|本|語", "「日|本」|語", "終|わ|り。|次", "ちょっ|と", "コー|ヒー", "你|好，|世|界！", "(日|本)",
    "日|本|abc |def|語", "三、|四", "100|円", "50%", "人々|木", "ま|さ|か……", "『あ|い』|（う）",
  ])
  func `Chinese and Japanese break between characters but those that belong together`(
    marked: String
  ) { expectBreaks(marked) }

  @Test(arguments: ["한국어 |텍스트", "שלום |עולם", "مرحبا |بالعالم", "👩‍👩‍👧|🇩🇪|x"])
  func `other scripts break at their spaces`(marked: String) { expectBreaks(marked) }

  private func expectBreaks(_ marked: String) {
    let text = marked.replacing("|", with: "")
    var rest = text[...]
    var words: [Substring] = []
    while !rest.isEmpty {
      let word = LineBreaks.firstWord(of: rest, limit: .max)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    #expect(words.joined(separator: "|") == marked)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two", 100, ["one two"]), ("", 5, [""]),
      ("unbreakable", 5, ["unbre", "akabl", "e"]),
      ("a unbreakable", 5, ["a", "unbre", "akabl", "e"]),
      ("日本語。日本", 3, ["日本", "語。日", "本"]), ("one   two", 4, ["one", "two"]),
      ("x", 0, ["x"]), ("xy", 0, ["x", "y"]), ("end ", 3, ["end"]),
    ] as [(String, CGFloat, [String])])
  func `lines take as many words as fit`(text: String, limit: CGFloat, lines: [String]) {
    let breaker = LineBreaker(limit: limit) { CGFloat($0.count) }
    #expect(breaker.lines(of: text[...]).map(String.init) == lines)
  }

  @Test func `a word without end is broken in little time`() {
    var measured = 0
    let breaker = LineBreaker(limit: 40) {
      measured += $0.count
      return CGFloat($0.count)
    }
    #expect(breaker.lines(of: String(repeating: "x", count: 8000)[...]).count == 200)
    #expect(measured < 500_000)
  }
}
