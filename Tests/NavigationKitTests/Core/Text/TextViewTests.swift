import Drawing
import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// A text view in which the user types and selects.
///
/// Letters are 10 points wide, lines 24 high and 20 letters long; the first begins at (5, 8).
struct TextViewTests {
  let stage: Stage
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 210, height: 112))
  let page = UIViewController()

  init() { self.init(measurer: FixedTextMeasurer()) }

  init(measurer: any TextMeasurer) {
    stage = Stage(size: .smallPhone, textMeasurer: measurer)
    view.font = .systemFont(ofSize: 20)
    page.view = UIView(frame: .zero)
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
  }

  /// A point of the content's line and letter.
  func point(_ line: Int, _ letter: CGFloat) -> CGPoint {
    view.convert(CGPoint(x: 5 + letter * 10, y: 8 + CGFloat(line) * 24 + 12), to: nil)
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ point: CGPoint, _ kind: PointerEvent.Kind, after delay: Double
  ) {
    stage.advance(by: delay)
    stage.send(
      .pointer(
        PointerEvent(id: 0, phase: phase, position: point, time: stage.now, kind: kind)))
  }

  func tap(_ line: Int, _ letter: CGFloat, after delay: Double = 1) {
    let point = point(line, letter)
    pointer(.down, point, .touch, after: delay)
    pointer(.up, point, .touch, after: 0.01)
  }

  var shown: [String] { view.picture.lines.map(\.text) }

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
    #expect(stage.textInput == nil && !stage.keyboard.isShown)
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
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
        notification in
        MainActor.assumeIsolated { heard.append(name.rawValue) }
      }
    }
    view.becomeFirstResponder()
    stage.typeText("a")
    view.resignFirstResponder()
    #expect(heard == names.map(\.rawValue))
    tokens.forEach(NotificationCenter.default.removeObserver)
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
