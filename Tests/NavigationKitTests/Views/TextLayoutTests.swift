import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Lines of text, measured at half an em a character: 10 points at size 20.
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
}
