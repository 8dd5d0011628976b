import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// A text view in which the user types and selects.
///
/// Letters are 10 points wide, lines 24 high and 20 letters long; the first begins at (5, 8).
struct TextViewTests {
  private let stage: Stage
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 210, height: 112))
  private let page = UIViewController()

  init() { self.init(measurer: FixedTextMeasurer()) }

  private init(measurer: any TextMeasurer) {
    stage = Stage(size: CGSize(width: 320, height: 480), textMeasurer: measurer)
    view.font = .systemFont(ofSize: 20)
    page.view = UIView(frame: .zero)
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
  }

  /// A point of the content's line and letter.
  private func point(_ line: Int, _ letter: CGFloat) -> CGPoint {
    view.convert(CGPoint(x: 5 + letter * 10, y: 8 + CGFloat(line) * 24 + 12), to: nil)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ point: CGPoint, _ kind: PointerEvent.Kind, after delay: Double
  ) {
    stage.advance(by: delay)
    stage.send(
      .pointer(
        PointerEvent(id: 0, phase: phase, position: point, time: stage.now, kind: kind)))
  }

  private func tap(_ line: Int, _ letter: CGFloat, after delay: Double = 1) {
    let point = point(line, letter)
    pointer(.down, point, .touch, after: delay)
    pointer(.up, point, .touch, after: 0.01)
  }

  private var shown: [String] { view.picture.lines.map(\.text) }

  @Test func `text wraps between words and is typed into where it was tapped`() {
    view.text = "Jane Appleseed planted trees.\nMany of them."
    stage.settle()
    #expect(shown == ["Jane Appleseed ", "planted trees.", "Many of them."])
    #expect(view.contentSize.height == 88)
    tap(1, 7)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 22, length: 0))
    stage.typeText(" old")
    stage.settle()
    #expect(shown[1] == "planted old trees.")
    press(.return)
    stage.settle()
    #expect(shown == ["Jane Appleseed ", "planted old", " trees.", "Many of them."])
    press(.delete)
    press(.delete, .control)
    #expect(view.text == "Jane Appleseed planted  trees.\nMany of them.")
    tap(1, 19)
    stage.typeText("!")
    #expect(view.text.contains("trees.!\n"), "behind the line is its end")
  }

  @Test func `the caret moves by lines in its column`() {
    view.text = "Jane Appleseed planted\nab\nmany trees"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 12, length: 0)
    for (key, place) in [(Key.down, 22), (.down, 25), (.down, 36), (.up, 25), (.up, 22)] {
      press(key)
      #expect(view.selectedRange.location == place)
    }
    press(.up)
    press(.home)
    #expect(view.selectedRange.location == 0)
    press(.end)
    #expect(view.selectedRange.location == 14, "before the space at which the line breaks")
    press(.end, .control)
    #expect(view.selectedRange.location == 36)
    press(.up, .shift)
    #expect(view.selectedRange == NSRange(location: 25, length: 11))
    press(.up)
    press(.up)
    press(.up)
    press(.up)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `the caret stays in sight`() {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    #expect(view.contentOffset.y == 0)
    press(.end, .control)
    stage.settle()
    #expect(abs(view.contentOffset.y - (20 * 24 + 16 - 112)) < 0.01)
    #expect(shown.last == "line 20" && shown.count <= 6)
    for _ in 0..<10 { press(.up) }
    #expect(view.contentOffset.y < 10 * 24)
    press(.pageDown)
    #expect(view.edited.text.paragraph(at: view.selectedRange.location).index == 12)
    stage.typeText("\n")
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    stage.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `the caret stays in sight when the view is made smaller`() {
    view.text = "1\n2\n3\n4"
    stage.settle()
    view.frame.size.height = 64
    stage.settle()
    #expect(view.contentOffset.y == 0, "it is not edited")
    view.frame.size.height = 112
    view.becomeFirstResponder()
    stage.settle()
    #expect(view.contentOffset.y == 0)
    view.frame.size.height = 64
    stage.settle()
    #expect(abs(view.contentOffset.y - 48) < 0.01)
  }

  @Test func `a finger scrolls, a mouse selects`() {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    stage.settle()
    let (low, high) = (point(3, 4), point(1, 2))
    pointer(.down, low, .touch, after: 1)
    for step in 1...10 {
      let y = low.y + (high.y - low.y) * CGFloat(step) / 10
      pointer(.moved, CGPoint(x: low.x, y: y), .touch, after: 0.02)
    }
    pointer(.up, high, .touch, after: 0.2)
    stage.settle()
    #expect(view.contentOffset.y > 20 && !view.isFirstResponder)
    view.contentOffset = .zero
    pointer(.down, low, .mouse, after: 1)
    pointer(.moved, CGPoint(x: low.x, y: 150), .mouse, after: 0.1)
    pointer(.moved, high, .mouse, after: 0.1)
    #expect(view.contentOffset.y == 0 && view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 9, length: 16))
    pointer(.up, high, .mouse, after: 0.1)
    stage.typeText("X")
    #expect(view.text.hasPrefix("line 1\nliX 4\nline 5"))
  }

  @Test func `a selection is marked to the ends of its lines`() {
    view.text = "one two\nthree"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 6)
    stage.settle()
    let marks = view.picture.marks.selected
    #expect(marks.map(\.minX) == [45, 75, 5])
    #expect(marks.map(\.maxX) == [75, 205, 25])
    #expect(marks.map(\.minY) == [8, 8, 32])
  }

  @Test func `what is not to be changed can still be copied, and what is not to be selected not`() {
    view.text = "one two"
    view.isEditable = false
    view.becomeFirstResponder()
    #expect(stage.textInput == nil && !stage.keyboardObservers.isShown)
    press(.character("a"), .control)
    press(.character("c"), .control)
    stage.typeText("x")
    press(.delete)
    #expect(view.text == "one two" && view.caret.isHidden)
    #expect(stage.perform { UIPasteboard.general.string } == "one two")
    view.resignFirstResponder()
    view.isSelectable = false
    tap(0, 2)
    #expect(!view.isFirstResponder)
  }

  @Test func `a delegate has a say and is told`() {
    let delegate = Listener()
    view.delegate = delegate
    delegate.begins = false
    tap(0, 1)
    #expect(!view.isFirstResponder)
    delegate.begins = true
    tap(0, 1)
    stage.typeText("a")
    stage.typeText("1")
    #expect(view.text == "a")
    view.resignFirstResponder()
    #expect(delegate.heard == ["begin", "0 0 a", "select", "change", "1 0 1", "end"])
    view.text = String(repeating: "line\n", count: 30)
    view.contentOffset.y = 50
    #expect(delegate.heard.last == "scroll")
  }

  @Test func `observers hear of editing`() {
    var heard: [String] = []
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        MainActor.assumeIsolated { heard.append(name.rawValue) }
      }
    }
    view.becomeFirstResponder()
    stage.typeText("a")
    view.resignFirstResponder()
    #expect(heard == names.map(\.rawValue))
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  // MARK: Size

  @Test func `a view that does not scroll is as high as its text, in constraints too`() {
    let height = view.sizeThatFits(CGSize(width: 210, height: 0)).height
    #expect(height == 40)
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(below)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 210),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    stage.settle()
    #expect(view.frame.height == 40 && below.frame.minY == 140)
    view.becomeFirstResponder()
    stage.typeText("Jane Appleseed planted trees.")
    stage.settle()
    #expect(view.frame.height == 64 && below.frame.minY == 164)
    stage.typeText("\n")
    stage.settle()
    #expect(view.frame.height == 88)
    press(.character("a"), .control)
    press(.delete)
    stage.settle()
    #expect(view.frame.height == 40)
  }

  @Test func `insets and padding make the lines shorter`() {
    view.text = "Jane Appleseed"
    view.textContainerInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 40)
    view.textContainer.lineFragmentPadding = 10
    stage.settle()
    #expect(shown == ["Jane ", "Appleseed"])
    #expect(view.picture.lines.map(\.origin) == [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 24)])
  }

  @Test func `lines stand at the side that the alignment or the direction says`() {
    view.text = "Jane"
    let starts: [(NSTextAlignment, CGFloat)] = [
      (.left, 5), (.center, 85), (.right, 165), (.natural, 5),
    ]
    for (alignment, x) in starts {
      view.textAlignment = alignment
      stage.settle()
      #expect(view.picture.lines.first?.origin.x == x)
    }
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    stage.settle()
    #expect(view.picture.lines.first?.origin.x == 165)
  }

  @Test func `the text follows the user's text size and the look`() {
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.text = "Jane"
    stage.settle()
    let small = view.picture.font
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(view.picture.font.size > 2 * small.size)
    let light = stage.displayList()
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(stage.displayList() != light)
    #expect(stage.elements().contains { $0.role == .textField && $0.label == "Jane" })
  }

  // MARK: Long text

  @Test(arguments: [1000, 100_000])
  func `typing measures as little in a long text as in a short one`(count: Int) {
    let measurer = CountingMeasurer()
    let test = TextViewTests(measurer: measurer)
    test.view.text = String(repeating: "Jane Appleseed planted trees.\n", count: count)
    test.view.becomeFirstResponder()
    test.press(.end, .control)
    test.stage.settle()
    _ = test.stage.displayList()
    measurer.count = 0
    test.stage.typeText("a")
    _ = test.stage.displayList()
    #expect(measurer.count > 0 && measurer.count < 60)
    test.press(.home, .control)
    measurer.count = 0
    test.stage.typeText("b")
    test.press(.return)
    #expect(measurer.count < 120)
    #expect(test.view.text.hasPrefix("b\nJane"))
    #expect(test.shown.first == "b")
  }

  @Test func `the lines of a long text are counted as they come into sight`() {
    // Two lines by its length, three by its words.
    view.text = String(repeating: "Appleseeds plantedtrees Appleseeds\n", count: 2000)
    stage.settle()
    let estimated = view.contentSize.height
    #expect(estimated < 2100 * 2 * 24)
    view.contentOffset.y = 20_000
    stage.settle()
    #expect(view.contentSize.height > estimated)
    #expect(shown.count >= 4)
    press(.end, .control)
    view.becomeFirstResponder()
    press(.end, .control)
    stage.settle()
    #expect(shown.suffix(2) == ["Appleseeds", ""])
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 112)) < 1)
  }
}

private final class Listener: NSObject, UITextViewDelegate {
  var heard: [String] = []
  var begins = true

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    heard.append("\(range.location) \(range.length) \(text)")
    return text != "1"
  }
  func textViewDidChange(_ textView: UITextView) { heard.append("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { heard.append("select") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
}

/// Counts how often text is measured.
private final class CountingMeasurer: TextMeasurer {
  var count = 0
  private let fixed = FixedTextMeasurer()

  nonisolated init() {}

  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    count += 1
    return fixed.size(of: text, font: font, maxWidth: maxWidth)
  }
  func extents(of line: String, font: Font) -> [CharacterExtent] {
    count += 1
    return fixed.extents(of: line, font: font)
  }
  func lineHeight(of font: Font) -> CGFloat { fixed.lineHeight(of: font) }
}
