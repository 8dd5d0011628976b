import Foundation
import Input
import Testing

@testable import NavigationKit

/// The menu with Cut, Copy and Paste beside a selection.
struct EditMenuTests {
  private let texts = TextViewTests()
  private var stage: Stage { texts.stage }
  private var view: UITextView { texts.view }
  private var bar: EditMenuBar? { stage.window.editMenu }

  init() {
    view.text = "Jane Appleseed"
    stage.settle()
  }

  /// The titles of the menu in view, from left to right.
  private var titles: [String] {
    guard let bar else { return [] }
    return stage.elements()
      .filter { $0.role == .button && bar.frame.contains($0.frame) }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  private func doubleTap(_ letter: CGFloat) {
    texts.tap(0, letter)
    texts.tap(0, letter, after: 0.1)
    stage.settle()
  }

  private func tap(_ title: String) {
    stage.tap(title)
    stage.settle()
  }

  @Test func `a double tap selects a word and offers what can be done with it`() {
    doubleTap(7)
    #expect(view.selectedRange == NSRange(location: 5, length: 9))
    #expect(titles == ["Cut", "Copy", "Select All"])
    tap("Cut")
    #expect(view.text == "Jane " && bar == nil)
    #expect(stage.pasteboard.string == "Appleseed")
    // A tap on the caret asks for the menu, and another closes it.
    texts.tap(0, 5)
    stage.settle()
    #expect(titles == ["Paste", "Select", "Select All"])
    texts.tap(0, 5)
    stage.settle()
    #expect(bar == nil)
    texts.tap(0, 5)
    stage.settle()
    tap("Paste")
    #expect(view.text == "Jane Appleseed")
  }

  @Test func `a finger that is held moves the caret and offers to select`() {
    stage.press(at: texts.point(0, 2))
    stage.advance(by: 0.6)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 2, length: 0))
    #expect(bar == nil)
    stage.move(to: texts.point(0, 9), over: 0.2)
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    stage.release()
    stage.settle()
    #expect(titles == ["Select", "Select All"])
    tap("Select")
    #expect(view.selectedRange == NSRange(location: 5, length: 9))
    #expect(titles == ["Cut", "Copy", "Select All"])
    tap("Select All")
    #expect(view.selectedRange == NSRange(location: 0, length: 14))
  }

  @Test func `typing, a touch elsewhere and the end of editing close it`() {
    doubleTap(7)
    stage.typeText("x")
    stage.settle()
    #expect(bar == nil && view.text == "Jane x")
    doubleTap(1)
    #expect(bar != nil)
    stage.press(at: CGPoint(x: 300, y: 400))
    #expect(bar == nil)
    stage.release()
    doubleTap(1)
    view.resignFirstResponder()
    #expect(bar == nil)
    doubleTap(1)
    stage.resize(to: CGSize(width: 480, height: 320), safeAreaInsets: .zero)
    #expect(bar == nil)
  }

  @Test func `keys that copy close it, and the selection stays`() {
    doubleTap(1)
    texts.press(.character("c"), .control)
    #expect(bar == nil && stage.pasteboard.string == "Jane")
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
  }

  @Test func `a drag of a selection's end shows it again`() {
    doubleTap(1)
    // A press that comes sooner is a third tap.
    stage.advance(by: 0.5)
    let knob = view.convert(CGPoint(x: 45, y: 8 + 24 + 4), to: nil)
    stage.drag(from: knob, to: CGPoint(x: knob.x + 50, y: knob.y), over: 0.3)
    stage.settle()
    #expect(view.selectedRange.length > 4 && titles.contains("Copy"))
  }

  @Test func `it points at the selection from above, or from below where there is no room`() {
    doubleTap(7)
    let selection = view.convert(view.frames(of: 5..<14)[0], to: nil)
    #expect(bar?.frame.maxY == selection.minY - EditMenuMetrics.gap)
    view.frame.origin.y = 0
    doubleTap(7)
    let moved = view.convert(view.frames(of: 5..<14)[0], to: nil)
    #expect(bar?.frame.minY == moved.maxY + EditMenuMetrics.gap)
  }

  @Test func `a mouse's secondary click shows it`() {
    texts.tap(0, 2)
    stage.pasteboard.string = "!"
    stage.perform { stage.window.clickSecondary(at: texts.point(0, 14)) }
    stage.settle()
    #expect(titles == ["Paste", "Select", "Select All"])
    tap("Paste")
    #expect(view.text == "Jane Appleseed!")
  }

  @Test func `Escape closes it, and leaves the page`() {
    doubleTap(7)
    #expect(bar != nil)
    texts.press(.escape)
    stage.settle()
    #expect(bar == nil && view.isFirstResponder && view.selectedRange.length == 9)
  }

  @Test func `a secondary click on a title chooses it`() throws {
    doubleTap(7)
    let copy = try #require(stage.elements().first { $0.label == "Copy" }).frame
    stage.perform { stage.window.clickSecondary(at: CGPoint(x: copy.midX, y: copy.midY)) }
    stage.settle()
    #expect(stage.pasteboard.string == "Appleseed" && bar == nil)
  }

  @Test func `a third tap selects the paragraph`() {
    view.text = "Jane Appleseed\nplants trees"
    stage.settle()
    texts.tap(0, 7)
    for _ in 0..<2 { texts.tap(0, 7, after: 0.1) }
    #expect(view.selectedRange == NSRange(location: 0, length: 14))
  }

  // MARK: The loupe

  private var loupe: TextLoupe? { stage.window.textLoupe }

  @Test func `a loupe is above a finger that is held, and follows it`() throws {
    stage.press(at: texts.point(0, 3))
    #expect(loupe == nil)
    stage.advance(by: 0.7)
    let first = try #require(loupe).frame
    #expect(first.maxY < view.frame.minY + 8 && abs(first.midX - texts.point(0, 3).x) < 40)
    stage.move(to: texts.point(0, 12), over: 0.3)
    #expect(try #require(loupe).frame.midX > first.midX + 40)
    #expect(view.selectedRange == NSRange(location: 12, length: 0), "not at a word's end")
    stage.release()
    stage.settle()
    #expect(loupe == nil && bar != nil && !stage.window.subviews.contains { $0 is TextLoupe })
  }

  @Test func `it is above an end of the selection that is dragged by its knob`() throws {
    doubleTap(7)
    let knob = try #require(view.handles).knobs[1]
    let point = view.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
    stage.press(at: point)
    stage.move(to: CGPoint(x: point.x - 40, y: point.y), over: 0.3)
    #expect(view.selectedRange == NSRange(location: 5, length: 5) && loupe != nil && bar == nil)
    stage.release()
    stage.settle()
    #expect(loupe == nil && titles.contains("Copy"))
    #expect(view.selectedRange == NSRange(location: 5, length: 5))
  }

  @Test func `touches that are cancelled leave none`() {
    stage.press(at: texts.point(0, 3))
    stage.advance(by: 0.7)
    stage.cancelTouches()
    stage.settle()
    #expect(loupe == nil)
  }

  // MARK: Delegates and subclasses

  /// Puts an action of its own before the suggested ones.
  private final class Delegate: NSObject, UITextViewDelegate {
    var heard: [String] = []

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      heard.append("\(range.location) \(range.length) \(suggestedActions.map(\.title))")
      return UIMenu(children: [
        UIAction(title: "Bold") { [weak self] _ in self?.heard.append("bold") },
        UIMenu(options: .displayInline, children: suggestedActions),
      ])
    }
  }

  @Test func `a delegate makes a menu of its own`() {
    let delegate = Delegate()
    view.delegate = delegate
    doubleTap(1)
    #expect(delegate.heard == ["0 4 [\"Cut\", \"Copy\", \"Select All\"]"])
    #expect(titles == ["Bold", "Cut", "Copy", "Select All"])
    tap("Bold")
    #expect(delegate.heard.last == "bold" && bar == nil)
  }

  /// Allows no copying.
  private final class Quiet: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action != "copy:" && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `a subclass forbids an action, and a secret is not copied`() {
    let field = Quiet(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    field.text = "Secret"
    texts.page.view.addSubview(field)
    for _ in 0..<2 { stage.tap(at: CGPoint(x: 30, y: 317)) }
    stage.settle()
    #expect(titles == ["Cut"], "all of it is selected")
    field.isSecureTextEntry = true
    field.resignFirstResponder()
    stage.advance(by: 1)
    for _ in 0..<2 { stage.tap(at: CGPoint(x: 30, y: 317)) }
    stage.settle()
    #expect(titles.isEmpty)
  }
}
