import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// A field in which the user moves the caret, selects, cuts and pastes.
struct TextFieldEditingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  /// Letters are 8.5 points wide, from x = 27 on.
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 184, height: 34))
  private let page = UIViewController()

  init() {
    field.borderStyle = .roundedRect
    page.view = UIView(frame: .zero)
    page.view.addSubview(field)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
  }

  /// The point between two letters, in the middle of the field's height.
  private func point(_ letters: CGFloat) -> CGPoint {
    CGPoint(x: 27 + letters * 8.5, y: 117)
  }

  private func mouse(_ phase: PointerEvent.Phase, _ letters: CGFloat, after delay: Double = 0.01) {
    stage.advance(by: delay)
    stage.send(
      .pointer(
        PointerEvent(
          id: 0, phase: phase, position: point(letters), time: stage.now, kind: .mouse)))
  }

  private func tap(_ letters: CGFloat, after delay: Double = 1) {
    stage.advance(by: delay)
    for phase in [PointerEvent.Phase.down, .up] {
      stage.send(
        .pointer(PointerEvent(id: 0, phase: phase, position: point(letters), time: stage.now)))
    }
  }

  private func click(_ letters: CGFloat, after delay: Double = 1) {
    mouse(.down, letters, after: delay)
    mouse(.up, letters)
  }

  private var selection: Range<Int> { field.edited.selection.range }
  private var caretX: CGFloat {
    stage.settle()
    return field.convert(field.caret.frame, to: nil).midX
  }

  @Test func `a tap places the caret where it is, and typing goes on there`() {
    field.text = "Jane Appleseed"
    tap(4.3)
    #expect(selection == 4..<4 && field.isEditing)
    #expect(abs(caretX - point(4).x) < 0.6)
    stage.typeText("t")
    #expect(field.text == "Janet Appleseed" && selection == 5..<5)
    tap(18)
    #expect(selection == 15..<15, "behind the text is its end")
  }

  @Test func `a drag of the mouse selects, and typing replaces`() {
    field.text = "Jane Appleseed"
    mouse(.down, 5)
    mouse(.moved, 9)
    mouse(.moved, 10)
    #expect(selection == 5..<10)
    mouse(.up, 10)
    mouse(.moved, 2)
    #expect(selection == 5..<10, "the button is up")
    stage.typeText("Or")
    #expect(field.text == "Jane Orseed")
    mouse(.down, 3, after: 1)
    mouse(.moved, 0.2)
    #expect(selection == 0..<3 && field.edited.selection.head == 0)
  }

  @Test func `a double click selects a word, a third one all`() {
    field.text = "Jane Appleseed"
    click(6)
    click(6, after: 0.05)
    #expect(selection == 5..<14)
    click(6, after: 0.05)
    #expect(selection == 0..<14)
    tap(1)
    tap(1, after: 0.05)
    #expect(selection == 0..<4, "a finger too")
  }

  @Test func `a finger drags the ends of what it selected`() {
    func finger(_ phase: PointerEvent.Phase, _ letters: CGFloat, after delay: Double = 0.05) {
      stage.advance(by: delay)
      stage.send(
        .pointer(PointerEvent(id: 0, phase: phase, position: point(letters), time: stage.now)))
    }
    field.text = "Jane Appleseed"
    tap(6)
    tap(6, after: 0.05)
    stage.settle()
    #expect(field.content.marks.handles != nil && selection == 5..<14)
    finger(.down, 5.2, after: 1)
    finger(.moved, 3)
    finger(.moved, 2)
    #expect(selection == 2..<14)
    finger(.moved, 14)
    #expect(selection.isEmpty == false, "the ends do not meet")
    finger(.moved, 2)
    finger(.up, 2)
    #expect(selection == 2..<14, "lifting it places no caret")
    finger(.down, 14, after: 1)
    finger(.moved, 9)
    finger(.up, 9)
    #expect(selection == 2..<9)
    press(.right, .shift)
    stage.settle()
    #expect(field.content.marks.handles == nil, "keys need none")
    mouse(.down, 1, after: 1)
    mouse(.moved, 3)
    stage.settle()
    #expect(field.content.marks.handles == nil && selection == 1..<3)
  }

  @Test func `keys move the caret and select`() {
    field.text = "Jane Appleseed"
    field.becomeFirstResponder()
    #expect(selection == 14..<14)
    press(.left, .control)
    #expect(selection == 5..<5)
    press(.home)
    press(.right, .shift)
    #expect(selection == 0..<1)
    press(.end)
    press(.delete, .control)
    #expect(field.text == "Jane ")
    press(.up)
    press(.deleteForward)
    #expect(field.text == "ane ")
    press(.down)
    #expect(selection == 4..<4)
  }

  @Test func `what is cut is pasted elsewhere`() {
    field.text = "Jane Appleseed"
    field.becomeFirstResponder()
    press(.left, [.control, .shift])
    press(.character("x"), .control)
    #expect(field.text == "Jane ")
    press(.home)
    press(.character("v"), .control)
    #expect(field.text == "AppleseedJane ")
    press(.character("a"), .control)
    press(.character("c"), .control)
    press(.end)
    press(.character("v"), .control)
    #expect(field.text == "AppleseedJane AppleseedJane ")
    press(.character("z"), .control)
    press(.character("z"), .control)
    press(.character("z"), .control)
    #expect(field.text == "Jane Appleseed")
    press(.character("z"), [.control, .shift])
    #expect(field.text == "Jane ")
  }

  @Test func `a pasted text loses its line feeds`() {
    stage.perform { UIPasteboard.general.string = "a\nb\r\nc" }
    field.becomeFirstResponder()
    press(.character("v"), .control)
    #expect(field.text == "a b c")
  }

  @Test func `a stage keeps what is copied to itself`() {
    stage.perform { UIPasteboard.general.string = "mine" }
    let other = Stage(size: CGSize(width: 320, height: 480))
    #expect(other.perform { UIPasteboard.general.hasStrings } == false)
    #expect(stage.perform { UIPasteboard.general.strings } == ["mine"])
    #expect(stage.perform { UIPasteboard.general.changeCount } == 1)
  }

  @Test func `the host's clipboard is the stage's`() {
    let clipboard = MemoryClipboard()
    let stage = Stage(size: CGSize(width: 320, height: 480), clipboard: clipboard)
    clipboard.text = "from elsewhere"
    #expect(stage.perform { UIPasteboard.general.string } == "from elsewhere")
    #expect(stage.perform { UIPasteboard.general.changeCount } == 1)
    stage.perform { UIPasteboard.general.string = "from here" }
    #expect(clipboard.text == "from here")
  }

  // MARK: Long text

  @Test func `a text that is too long scrolls with the caret, and not beyond its ends`() {
    field.text = "abcdefghijklmnopqrstuvwxyz"
    field.becomeFirstResponder()
    #expect(abs(caretX - 197) <= 1, "the end is at the field's margin")
    #expect(field.content.clipsToBounds && field.label.frame.minX == -51)
    press(.home)
    #expect(abs(caretX - 27) <= 1 && field.label.frame.minX == 0)
    for _ in 0..<21 { press(.right) }
    #expect(abs(caretX - 197) <= 1)
    press(.left)
    #expect(caretX < 190, "it scrolls only as far as it must")
    tap(3)
    #expect(selection.lowerBound > 3, "a tap counts from what is seen")
    field.resignFirstResponder()
    stage.settle()
    #expect(field.label.frame.minX == 0 && !field.content.clipsToBounds)
  }

  // MARK: Caret

  @Test func `the caret blinks and does not unsettle`() {
    let tint = UIColor.systemBlue.color(in: stage.traits)
    func isSeen() -> Bool { stage.displayList().fills.contains { $0.color == tint } }
    field.becomeFirstResponder()
    #expect(stage.isSettled && isSeen())
    #expect(stage.nextChange == stage.now + 0.5)
    stage.advance(by: 0.6)
    #expect(!isSeen())
    stage.advance(by: 0.5)
    #expect(isSeen())
    stage.advance(by: 0.5)
    stage.typeText("a")
    #expect(isSeen(), "it is seen where it moves")
    stage.advance(by: 0.4)
    #expect(isSeen())
    press(.left, .shift)
    #expect(!isSeen(), "a selection has no caret")
    field.resignFirstResponder()
    #expect(stage.nextChange == nil)
  }

  @Test func `selected text is marked in the tint`() {
    field.text = "Jane"
    field.becomeFirstResponder()
    press(.left, .shift)
    stage.settle()
    let tint = UIColor.systemBlue.color(in: stage.traits).faded(by: 0.2)
    let marks = stage.displayList().fills.filter { $0.color == tint }
    #expect(marks.map(\.frame.width) == [8.5])
    #expect(field.content.marks.selected.map(\.minX) == [25.5])
    field.resignFirstResponder()
    stage.settle()
    #expect(field.content.marks.selected.isEmpty)
  }

  // MARK: Secrets and traits

  @Test func `a secret is bullets, and cannot be copied`() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.typeText("pässword")
    #expect(field.text == "pässword" && field.label.text == "••••••••")
    #expect(stage.elements().contains { $0.label == "••••••••" })
    press(.character("a"), .control)
    press(.character("c"), .control)
    press(.character("x"), .control)
    #expect(field.text == "pässword")
    #expect(stage.perform { UIPasteboard.general.string } == nil)
    field.isSecureTextEntry = false
    #expect(field.label.text == "pässword")
  }

  @Test func `Return waits for text if it is to`() {
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    stage.typeText("\n")
    #expect(count == 0)
    stage.typeText("a")
    stage.typeText("\n")
    #expect(count == 1)
  }

  // MARK: Input methods

  @Test func `an input method composes in the field`() {
    func compose(_ text: String, _ selected: Range<Int>) {
      stage.send(
        .text(TextEvent(text: text, phase: .marked(selected: selected), time: stage.now)))
    }
    field.text = "a"
    field.becomeFirstResponder()
    compose("ni", 2..<2)
    stage.settle()
    #expect(field.text == "ani" && field.markedTextRange != nil)
    #expect(field.content.marks.marked.map(\.minX) == [8.5])
    #expect(field.content.marks.marked.map(\.width) == [17])
    compose("", 0..<0)
    #expect(field.text == "a" && field.markedTextRange == nil)
    compose("ni", 2..<2)
    stage.typeText("你")
    #expect(field.text == "a你" && field.markedTextRange == nil)
    compose("x", 1..<1)
    field.resignFirstResponder()
    #expect(field.text == "a你x" && field.markedTextRange == nil)
  }

  @Test func `a host knows where the user types`() throws {
    #expect(stage.textInput == nil)
    field.becomeFirstResponder()
    let place = try #require(stage.textInput)
    #expect(place.minX == 26 && place.midY == 117)
    field.resignFirstResponder()
    #expect(stage.textInput == nil)
  }

  // MARK: Refusing

  @Test func `a delegate is asked for every change, and told of every selection`() {
    let delegate = Listener()
    field.text = "abc"
    field.delegate = delegate
    field.becomeFirstResponder()
    press(.left)
    stage.typeText("x")
    press(.delete, .control)
    delegate.isStrict = true
    stage.typeText("y")
    #expect(
      delegate.heard == [
        "select 2..<2", "2 0 x", "select 3..<3", "0 3 ", "select 0..<0", "0 0 y",
      ])
    #expect(field.text == "c")
  }
}

private final class Listener: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var isStrict = false

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    heard.append("\(range.location) \(range.length) \(string)")
    return !isStrict
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    heard.append("select \(textField.edited.selection.range)")
  }
}

extension DisplayList {
  /// All filled rectangles, in the layers too.
  var fills: [Fill] {
    func fills(in commands: [DrawCommand]) -> [Fill] {
      commands.flatMap { command -> [Fill] in
        switch command {
        case .fill(let fill): [fill]
        case .layer(let layer): fills(in: layer.commands)
        default: []
        }
      }
    }
    return fills(in: commands)
  }
}
