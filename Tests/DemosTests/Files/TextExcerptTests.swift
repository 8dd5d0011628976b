import Foundation
import Testing

@testable import Demos

nonisolated struct TextExcerptTests {
  private func paragraphs(_ text: String, limit: Int = 1000) -> [String]? {
    TextExcerpt(Data(text.utf8), limit: limit)?.paragraphs
  }

  @Test func `every line is a paragraph, the last end of line is none`() {
    #expect(paragraphs("one\n\ntwo\r\nthree\n") == ["one", "", "two", "three"])
    #expect(paragraphs("") == [])
  }

  @Test func `bytes that are no text are none`() {
    #expect(TextExcerpt(Data([0x89, 0x50, 0x00, 0x01]), limit: 100) == nil)
    #expect(TextExcerpt(Data((1...255).map { UInt8($0) }), limit: 1000) == nil)
  }

  @Test func `text in an old encoding is shown as far as it goes`() {
    let latin1 = Data("Caf".utf8) + [0xE9] + Data(" on the corner of the square".utf8)
    #expect(TextExcerpt(latin1, limit: 100)?.paragraphs.first?.hasPrefix("Caf\u{FFFD} on") == true)
  }

  @Test func `a long file is cut, and says so`() {
    let passage = TextExcerpt(Data(repeating: 0x61, count: 101), limit: 100)
    #expect(passage?.isCut == true)
    #expect(passage?.paragraphs.joined().count == 100)
    #expect(TextExcerpt(Data(repeating: 0x61, count: 100), limit: 100)?.isCut == false)
  }

  @Test func `a line as long as a file is broken into pieces`() {
    let pieces = paragraphs(String(repeating: "x", count: 1200), limit: 2000)
    #expect(pieces?.map(\.count) == [500, 500, 200])
  }
}
