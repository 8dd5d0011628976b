import Foundation
import Input
import Testing

@testable import NavigationKit

/// Lines that flow around paths; each letter is 5 points wide, a line 12 high, the padding 5.
@MainActor
struct ExclusionTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 110, height: 0))

  private static let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
  /// In the middle, beside the first two lines.
  private static let hole = UIBezierPath(rect: CGRect(x: 40, y: 0, width: 30, height: 18))

  private func text(_ text: String, _ attributes: [NSAttributedString.Key: Any] = Self.font)
    -> NSTextStorage
  {
    let storage = NSTextStorage(string: text, attributes: attributes)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return storage
  }

  private var fragments: [(rect: CGRect, used: CGRect, glyphs: NSRange)] {
    var found: [(rect: CGRect, used: CGRect, glyphs: NSRange)] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, used, _, glyphs, _ in found.append((rect, used, glyphs)) }
    return found
  }

  @Test func `a line goes on beyond what it flows around`() {
    let storage = text("abcd efgh ijkl mnop qrst uvw")
    #expect(container.isSimpleRectangularTextContainer && fragments.count == 2)
    container.exclusionPaths = [Self.hole]
    #expect(!container.isSimpleRectangularTextContainer)
    let found = fragments
    #expect(
      found.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 40, height: 12), CGRect(x: 70, y: 0, width: 40, height: 12),
        CGRect(x: 0, y: 12, width: 40, height: 12), CGRect(x: 70, y: 12, width: 40, height: 12),
        CGRect(x: 0, y: 24, width: 110, height: 12),
      ])
    #expect(found.map(\.glyphs.location) == [0, 5, 10, 15, 20])
    #expect(found[1].used == CGRect(x: 70, y: 0, width: 30, height: 12))
    #expect(manager.usedRect(for: container).height == 36)
    container.exclusionPaths = []
    #expect(fragments.count == 2 && storage.length == 28)
  }

  @Test func `a point is at the line beside what it flows around`() {
    let storage = text("abcd efgh ijkl mnop qrst uvw")
    container.exclusionPaths = [Self.hole]
    func glyph(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.glyphIndex(for: CGPoint(x: x, y: y), in: container)
    }
    #expect(glyph(6, 5) == 0 && glyph(76, 5) == 5 && glyph(86, 5) == 7)
    #expect(glyph(76, 15) == 15 && glyph(6, 30) == 20 && storage.length == 28)
    let right = manager.boundingRect(forGlyphRange: NSRange(6..<8), in: container)
    #expect(right == CGRect(x: 80, y: 0, width: 10, height: 12))
    #expect(manager.location(forGlyphAt: 6).x == 10)
  }

  @Test func `a word that has no room goes to a wider one`() {
    container.size.width = 160
    let storage = text("abcdefgh ij")
    container.exclusionPaths = [Self.hole]
    #expect(fragments.map(\.rect) == [CGRect(x: 70, y: 0, width: 90, height: 12)])
    // Below, if there is none beside.
    container.size.width = 105
    storage.replaceCharacters(in: NSRange(0..<11), with: "abcdefghijk")
    #expect(fragments.map(\.rect) == [CGRect(x: 0, y: 24, width: 105, height: 12)])
  }

  @Test func `lines begin below what leaves no room`() {
    let storage = text("abcd")
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -5, y: -5, width: 200, height: 25))]
    #expect(fragments.map(\.rect.minY) == [20] && storage.length == 4)
  }

  @Test func `lines follow curves`() {
    let storage = text("abcd efgh ijkl mnop qrst uvw xyz")
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))]
    let edges = fragments.map(\.rect.minX)
    // A circle of 20 points around (20, 20), at its widest beside each line.
    #expect(abs(edges[0] - 20 - (400.0 - 64).squareRoot()) < 0.2 && abs(edges[1] - 40) < 0.1)
    #expect(edges[1] > edges[0] && storage.length == 32)
  }

  @Test func `there is room in a hole of a path`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 110, height: 60))
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 12, width: 50, height: 36)))
    path.usesEvenOddFillRule = true
    let storage = text("abcd efgh")
    container.exclusionPaths = [path]
    #expect(
      fragments.map(\.rect) == [
        CGRect(x: 30, y: 12, width: 50, height: 12), CGRect(x: 30, y: 24, width: 50, height: 12),
      ])
    path.usesEvenOddFillRule = false
    container.exclusionPaths = [path]
    #expect(fragments.map(\.rect.minY) == [60] && storage.length == 9)
  }

  @Test func `paragraphs keep their indents and spaces`() {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.paragraphSpacing) = (10, 6)
    let storage = text("ab\ncd", Self.font.merging([.paragraphStyle: style]) { $1 })
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 100))]
    #expect(
      fragments.map(\.used) == [
        CGRect(x: 30, y: 0, width: 20, height: 12), CGRect(x: 30, y: 18, width: 20, height: 12),
      ])
    #expect(storage.length == 5)
  }

  @Test func `a higher letter makes its row higher, and may have less room`() {
    let storage = text("ab c")
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 3, length: 1))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 20, y: 14, width: 90, height: 50))]
    // The low letters alone would have the whole width.
    #expect(
      fragments.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 20, height: 12), CGRect(x: 0, y: 12, width: 20, height: 24),
      ])
    #expect(fragments.map(\.glyphs.location) == [0, 3])
  }

  // MARK: Text views

  private func show(_ text: String) -> (stage: Stage, view: UITextView) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = text
    let page = UIViewController()
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    view.textContainer.exclusionPaths = [Self.hole]
    stage.settle()
    return (stage, view)
  }

  @Test func `a text view's lines flow around paths, as it is typed, too`() {
    let (stage, view) = show("abcd efgh ijkl mnop qrst uvw")
    let top = view.textContainerInset.top
    #expect(
      view.picture.lines.map(\.origin) == [
        CGPoint(x: 5, y: top), CGPoint(x: 75, y: top), CGPoint(x: 5, y: top + 12),
        CGPoint(x: 75, y: top + 12), CGPoint(x: 5, y: top + 24),
      ])
    #expect(view.contentSize.height == 36 + 2 * top)
    #expect(view.layoutManager.lines(in: view.textContainer).map(\.rect.minX) == [0, 70, 0, 70, 0])
    view.selectedRange = NSRange(location: 0, length: 10)
    view.insertText("")
    stage.settle()
    #expect(view.picture.lines.map(\.text).first?.hasPrefix("ijkl") == true)
    #expect(view.picture.lines.count == 4)
    view.textContainer.exclusionPaths = []
    stage.settle()
    #expect(view.picture.lines.count == 1)
  }

  @Test func `the caret goes to lines beside and below`() {
    let (stage, view) = show("abcd efgh ijkl mnop qrst uvw")
    let top = view.textContainerInset.top
    #expect(abs(view.caretFrame(at: 7).midX - 85) < 1 && view.caretFrame(at: 7).minY == top)
    #expect(view.position(at: CGPoint(x: 86, y: top + 5)) == 7)
    #expect(view.position(at: CGPoint(x: 16, y: top + 5)) == 2)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    func press(_ key: Key) -> Int {
      stage.send(.key(KeyEvent(key: key, time: stage.now)))
      stage.settle()
      return view.selectedRange.location
    }
    #expect(press(.down) == 12 && press(.up) == 2)
    view.selectedRange = NSRange(location: 7, length: 0)
    #expect(press(.down) == 17 && press(.up) == 7)
  }
}
