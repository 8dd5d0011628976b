import Foundation
import Testing

@testable import NavigationKit

/// Lines that flow around a slanted side; each letter is 5 points wide, a line 12 high.
struct SlantedExclusionTests {
  @Test func `each line begins where the side is at its lower edge`() {
    let wedge = UIBezierPath()
    wedge.move(to: CGPoint(x: 10, y: 10))
    wedge.addLine(to: CGPoint(x: 10, y: 58))
    wedge.addLine(to: CGPoint(x: 58, y: 58))
    wedge.close()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 110, height: 0))
    container.exclusionPaths = [wedge]
    let words = Array(repeating: "abcd", count: 14).joined(separator: " ")
    let storage = NSTextStorage(
      string: words, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var edges: [CGFloat] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, _, _, _, _ in edges.append(rect.minX) }
    #expect(edges.prefix(5) == [12, 24, 36, 48, 58] && storage.length == 69)
  }
}
