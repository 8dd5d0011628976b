import Foundation
import Testing

@testable import NavigationKit

/// Text kept as paragraphs, against the same text in one string.
struct ParagraphTextTests {
  @Test func `random replacements give what one string gives`() {
    var numbers = RandomNumbers(seed: 7)
    let pieces = ["a", "\n", "bc\nd", "", "👍🏽", "\n\n", "long enough"]
    var units: [UInt16] = []
    var text = ParagraphText()
    for step in 0..<3000 {
      let start = numbers.next(below: units.count + 1)
      let range = text.clamped(start..<start + numbers.next(below: 5))
      let piece = numbers.pick(pieces)
      _ = text.replace(range, with: piece)
      units.replaceSubrange(range, with: Array(piece.utf16))
      guard step % 50 == 0 || step < 50 else { continue }
      #expect(text.string == String(decoding: units, as: UTF16.self))
      #expect(text.length == units.count)
      #expect(text.count == units.filter { $0 == 10 }.count + 1)
      let place = text.paragraph(at: units.count / 2)
      #expect(text.start(of: place.index) == place.start)
      #expect(units.prefix(units.count / 2).filter { $0 == 10 }.count == place.index)
    }
  }

  @Test func `a range may reach over paragraphs`() {
    var text = ParagraphText("one\ntwo\nthree")
    #expect(text.text(in: 2..<9) == "e\ntwo\nt")
    #expect(text.replace(2..<9, with: "-") == ParagraphText.Change(replaced: 0..<3, count: 1))
    #expect(text.string == "on-hree")
    #expect(text.replace(0..<0, with: "a\nb\n") == ParagraphText.Change(replaced: 0..<1, count: 3))
    #expect(text.count == 3 && text[0] == "a\n" && text[2] == "on-hree")
  }
}
