import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Lines of text; characters are half an em wide: 10 points at size 20.
struct TextLayoutTests {
  private func lines(
    _ text: String, width: CGFloat, lines: Int, mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextLayout(
      text, font: Font(size: 20), width: width, numberOfLines: lines, mode: mode,
      measurer: FixedTextMeasurer()
    ).lines.map(\.text)
  }

  @Test(
    arguments: [
      ("short", 100, 1, ["short"]), ("exactly ten", 110, 1, ["exactly ten"]),
      ("a long line of text", 100, 1, ["a long li…"]),
      ("one two three", 70, 0, ["one two", "three"]),
      ("one two three", 75, 0, ["one two", "three"]),
      ("unbreakable", 50, 0, ["unbre", "akabl", "e"]),
      ("one two three four", 80, 2, ["one two", "three f…"]), ("a\nb", 100, 0, ["a", "b"]),
      ("a\n\nb", 100, 0, ["a", "", "b"]), ("trailing   space", 100, 1, ["trailing…"]),
    ] as [(String, CGFloat, Int, [String])])
  func `text breaks at spaces and ends in an ellipsis`(
    text: String, width: CGFloat, count: Int, expected: [String]
  ) {
    #expect(lines(text, width: width, lines: count) == expected)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingHead, "…56789"), (.byTruncatingMiddle, "012…89"),
    (.byTruncatingTail, "01234…"), (.byClipping, "012345"),
  ])
  func `what does not fit gives way where the mode says`(mode: NSLineBreakMode, expected: String) {
    #expect(lines("0123456789", width: 60, lines: 1, mode: mode) == [expected])
  }

  @Test(arguments: [
    (NSLineBreakMode.byWordWrapping, ["one two"]), (.byCharWrapping, ["one two t"]),
    (.byTruncatingTail, ["one two…"]), (.byTruncatingHead, ["…ee fours"]),
    (.byTruncatingMiddle, ["one …ours"]), (.byClipping, ["one two t"]),
  ])
  func `the last line ends as the mode says`(mode: NSLineBreakMode, expected: [String]) {
    #expect(lines("one two three fours", width: 90, lines: 1, mode: mode) == expected)
  }

  @Test func `characters wrap wherever the line is full`() {
    let wrapped = lines("one two three", width: 50, lines: 0, mode: .byCharWrapping)
    #expect(wrapped == ["one t", "wo th", "ree"])
  }

  @Test func `paragraphs that are not shown leave an ellipsis`() {
    #expect(lines("one\ntwo", width: 100, lines: 1) == ["one…"])
    #expect(lines("one\ntwo", width: 100, lines: 2) == ["one", "two"])
    #expect(lines("a\nb", width: 100, lines: 1, mode: .byWordWrapping) == ["a"])
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func `an ellipsis never cuts a character`(mode: NSLineBreakMode) {
    let text = String(repeating: "👩‍👩‍👧e\u{301}🇩🇪", count: 10)
    let cut = lines(text, width: 70, lines: 1, mode: mode)[0]
    #expect(cut.count == 7)
    #expect(cut.allSatisfy { $0 == "…" || "👩‍👩‍👧e\u{301}🇩🇪".contains($0) })
  }

  @Test(arguments: [
    ("שלום עולם abc", NSLineBreakMode.byTruncatingTail, "שלום…"),
    ("abc def שלום", .byTruncatingHead, "\u{200E}…שלום"),
    ("שלום abc def", .byTruncatingHead, "\u{200F}… def"),
  ])
  func `what is left of a line runs as the whole did`(
    text: String, mode: NSLineBreakMode, expected: String
  ) {
    #expect(lines(text, width: 50, lines: 1, mode: mode) == [expected])
  }

  @Test func `every line of a paragraph runs the same way`() {
    let wrapped = lines("שלום abc עולם", width: 50, lines: 0)
    #expect(wrapped == ["שלום", "\u{200F}abc", "עולם"])
    let layout = TextLayout(
      "שלום abc", font: Font(size: 20), width: 50, numberOfLines: 0,
      measurer: FixedTextMeasurer())
    #expect(layout.lines.map(\.width) == [40, 30])
  }
}
