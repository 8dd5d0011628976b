import Drawing
import Foundation
import NavigationKit
import Testing

/// The lines that a layout manager goes through, or draws, for a range of glyphs.
@MainActor
struct LineRangeTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()

  init() {
    // Letters are 5 points wide, so that the last word of the first paragraph is broken off.
    storage = NSTextStorage(
      string: "abcd efgh ij\nk", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 60, height: 0)))
    storage.addLayoutManager(manager)
  }

  @Test(
    arguments: [
      (0..<10, [0..<10]), (9..<11, [0..<10, 10..<13]), (10..<13, [10..<13]), (13..<14, [13..<14]),
      (10..<10, [10..<13]),
    ] as [(Range<Int>, [Range<Int>])])
  func `they are those that have some of the glyphs`(glyphs: Range<Int>, lines: [Range<Int>]) {
    var found: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(glyphs)) { _, _, _, range, _ in
      found.append(range)
    }
    #expect(found == lines.map { NSRange($0) })
  }

  @Test func `a line whose first glyph comes after them is not drawn`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(0..<10), at: .zero)
    }
    guard case .recording(let recording) = image.reference else {
      Issue.record("nothing is drawn")
      return
    }
    let drawn = "\(recording.operations)"
    #expect(drawn.contains("efgh") && !drawn.contains("ij"))
  }
}
