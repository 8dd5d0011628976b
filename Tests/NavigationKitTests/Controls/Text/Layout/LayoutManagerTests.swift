import Foundation
import NavigationKit
import Testing

/// Text that a layout manager lays out in containers; each letter is 5 points wide, a line 12 high.
@MainActor
struct LayoutManagerTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 60, height: 0))

  init() {
    storage = NSTextStorage(
      string: "abcd efgh ij\nk", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func fragments(_ range: NSRange) -> [(CGRect, CGRect, NSRange)] {
    var found: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: range) { rect, used, _, glyphs, _ in
      found.append((rect, used, glyphs))
    }
    return found
  }

  @Test func `lines are as wide as the container, and have what is broken off`() {
    let lines = fragments(NSRange(location: 0, length: 14))
    #expect(lines.map(\.2) == [NSRange(0..<10), NSRange(10..<13), NSRange(13..<14)])
    #expect(lines.map(\.0) == [0, 12, 24].map { CGRect(x: 0, y: $0, width: 60, height: 12) })
    #expect(lines[1].1 == CGRect(x: 0, y: 12, width: 20, height: 12))
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 55, height: 36))
    #expect(manager.glyphRange(for: container) == NSRange(0..<14))
    #expect(fragments(NSRange(11..<12)).map(\.2) == [NSRange(10..<13)])
    #expect(manager.numberOfGlyphs == 14 && manager.textStorage === storage)
  }

  @Test func `glyphs have rectangles`() {
    let part = manager.boundingRect(forGlyphRange: NSRange(5..<9), in: container)
    #expect(part == CGRect(x: 30, y: 0, width: 20, height: 12))
    let two = manager.boundingRect(forGlyphRange: NSRange(5..<11), in: container)
    #expect(two == CGRect(x: 5, y: 0, width: 55, height: 24))
    var range = NSRange()
    let line = manager.lineFragmentUsedRect(forGlyphAt: 11, effectiveRange: &range)
    #expect(line == CGRect(x: 0, y: 12, width: 20, height: 12) && range == NSRange(10..<13))
    #expect(manager.location(forGlyphAt: 11).x == 10)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(5..<11), withinSelectedGlyphRange: NSRange(5..<11), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(
      rects == [
        CGRect(x: 30, y: 0, width: 30, height: 12), CGRect(x: 5, y: 12, width: 5, height: 12),
      ])
  }

  @Test(
    arguments: [
      (CGPoint(x: 31, y: 5), 5, 0.2), (CGPoint(x: 12, y: 14), 11, 0.4),
      (CGPoint(x: 58, y: 13), 11, 1), (CGPoint(x: -20, y: 500), 13, 0),
    ])
  func `a point is at a character, or nearest to one`(point: CGPoint, index: Int, part: CGFloat) {
    var fraction: CGFloat = -1
    let found = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(found == index && abs(fraction - part) < 1e-9)
    #expect(manager.glyphIndex(for: point, in: container) == index)
  }

  @Test func `edits and other sizes are laid out anew`() {
    #expect(manager.usedRect(for: container).height == 36)
    storage.replaceCharacters(in: NSRange(4..<14), with: "")
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 30, height: 12))
    container.size.width = 20
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 20, height: 24))
    container.lineFragmentPadding = 0
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 20, height: 12))
    storage.removeLayoutManager(manager)
    #expect(manager.usedRect(for: container) == .zero && storage.layoutManagers.isEmpty)
  }

  @Test func `text that has no room goes on in the next container`() {
    container.size.height = 24
    let next = NSTextContainer(size: CGSize(width: 60, height: 0))
    manager.addTextContainer(next)
    #expect(manager.glyphRange(for: container) == NSRange(0..<13))
    #expect(manager.glyphRange(for: next) == NSRange(13..<14))
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(13..<14), in: next).origin == CGPoint(x: 5, y: 0))
    #expect(manager.textContainer(forGlyphAt: 13, effectiveRange: nil) === next)
    manager.removeTextContainer(at: 0)
    #expect(manager.glyphRange(for: next) == NSRange(0..<14))
  }

  @Test func `no more lines than a container shows`() {
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).height == 12)
    #expect(manager.glyphRange(for: container) == NSRange(0..<10))
  }

  @Test func `lines stand as their paragraph says`() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 3)
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(0..<14))
    let lines = fragments(NSRange(0..<14))
    #expect(lines[1].1 == CGRect(x: 40, y: 15, width: 20, height: 12))
  }

  @Test func `glyphs are drawn, whole lines or a part of one`() {
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(0..<2))
    func drawn(_ range: NSRange) -> String {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
        manager.drawBackground(forGlyphRange: range, at: .zero)
        manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 0, y: 2))
      }
      guard case .recording(let recording) = image.reference else { return "" }
      return "\(recording.operations)"
    }
    let all = drawn(NSRange(0..<14))
    #expect(all.contains("cd efgh") && all.contains("ij") && all.contains("fill"))
    let part = drawn(NSRange(10..<11))
    #expect(part.contains("ij") && part.contains("clip") && !part.contains("efgh"))
  }
}
