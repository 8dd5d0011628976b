import Drawing
import Foundation
import SDLShell
import Testing

/// Where the characters of a line are, for the caret.
struct CharacterExtentTests {
  private let engine: TextEngine
  private let font = Font(size: 17)

  init() throws { engine = try TextEngine() }

  private func extents(_ line: String) -> [CharacterExtent] {
    engine.extents(of: line, font: font)
  }

  @Test(arguments: [
    "", "a", "Jane Appleseed", "AVAVA To. ", "e\u{301}cole", "x👨‍👩‍👧y", "fi office", "漢字 kana",
    "Жук\u{200E}!", "שלום", "abc שלום def", "محمد", "123 ١٢٣",
  ])
  func `the characters fill the line`(line: String) {
    let extents = extents(line)
    #expect(extents.count == line.count)
    let width = engine.size(of: line, font: font, maxWidth: nil).width
    let sorted = extents.sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
    var x: CGFloat = 0
    for extent in sorted {
      #expect(abs(extent.minX - x) < 0.01)
      x = max(x, extent.maxX)
    }
    #expect(abs(x - width) < 0.01)
  }

  @Test func `text from left to right has its characters in order`() {
    let extents = extents("Wi|l")
    #expect(extents.map(\.minX) == extents.map(\.minX).sorted())
    #expect(extents[0].maxX - extents[0].minX > 2 * (extents[1].maxX - extents[1].minX))
    #expect(extents.allSatisfy { !$0.isRightToLeft && $0.leading == $0.minX })
  }

  @Test func `text from right to left has them in reverse, numbers inside it not`() {
    let hebrew = extents("שלום")
    #expect(hebrew.allSatisfy { $0.isRightToLeft && $0.leading == $0.maxX })
    #expect(hebrew.map(\.minX) == hebrew.map(\.minX).sorted(by: >))
    let mixed = extents("שלום 12")
    #expect(mixed[5].minX < mixed[6].minX && !mixed[5].isRightToLeft)
    #expect(mixed[6].maxX <= mixed[3].minX)
    #expect(extents("سلام").map(\.minX) == extents("سلام").map(\.minX).sorted(by: >))
  }

  @Test func `a mark and its letter are one, and what is not drawn has no width`() {
    #expect(extents("e\u{301}").count == 1)
    let hidden = extents("a\u{200E}b")
    let drawn = hidden.filter { $0.maxX > $0.minX }
    #expect(drawn.count == 2)
  }
}
