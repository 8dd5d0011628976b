import Goldens
import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// A field in which the user moves the caret, selects, cuts and pastes.
struct TextFieldEditingTests {
  let stage = Stage(size: .smallPhone)
  /// Letters are 8.5 points wide, from x = 27 on.
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 184, height: 34))
  let page = UIViewController()

  init() {
    field.borderStyle = .roundedRect
    page.view = UIView(frame: .zero)
    page.view.addSubview(field)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  func press(_ key: Key, _ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
  }

  /// The point between two letters, in the middle of the field's height.
  func point(_ letters: CGFloat) -> CGPoint {
    CGPoint(x: 27 + letters * 8.5, y: 117)
  }

  func mouse(_ phase: PointerEvent.Phase, _ letters: CGFloat, after delay: Double = 0.01) {
    stage.advance(by: delay)
    stage.send(
      .pointer(
        PointerEvent(
          id: 0, phase: phase, position: point(letters), time: stage.now, kind: .mouse)))
  }

  func tap(_ letters: CGFloat, after delay: Double = 1) {
    stage.advance(by: delay)
    for phase in [PointerEvent.Phase.down, .up] {
      stage.send(
        .pointer(PointerEvent(id: 0, phase: phase, position: point(letters), time: stage.now)))
    }
  }

  func click(_ letters: CGFloat, after delay: Double = 1) {
    mouse(.down, letters, after: delay)
    mouse(.up, letters)
  }

  var selection: Range<Int> { field.edited.selection.range }
  var caretX: CGFloat {
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

  @Test func `a finger that is dragged over the text is no tap`() {
    field.text = "Jane Appleseed"
    tap(4.3)
    stage.drag(from: point(1), to: point(12), over: 0.3)
    #expect(selection == 4..<4 && stage.window.editMenu == nil)
    stage.press(at: point(1))
    stage.move(to: point(12), over: 0.2)
    stage.move(to: point(1), over: 0.2)
    stage.release()
    #expect(selection == 4..<4, "also where it comes back")
  }

  @Test(arguments: [(6.5, 5), (8, 5), (12, 14), (2.4, 4), (1.2, 0), (4.6, 5)] as [(CGFloat, Int)])
  func `a finger's tap in a word places the caret at its nearer end`(x: CGFloat, place: Int) {
    field.text = "Jane Appleseed"
    tap(x)
    #expect(selection == place..<place)
  }

  @Test func `a mouse places it between two letters, and a secret has no words`() {
    field.text = "Jane Appleseed"
    click(8)
    #expect(selection == 8..<8)
    field.isSecureTextEntry = true
    tap(6)
    #expect(selection == 0..<0)
    tap(6, after: 0.05)
    #expect(selection == 0..<14)
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
    #expect(field.handles != nil && selection == 5..<14)
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
    press(.character("c"), .control)
    stage.settle()
    #expect(field.handles != nil && selection == 2..<9, "what is copied stays selected")
    press(.right, .shift)
    stage.settle()
    #expect(field.handles == nil, "keys need none")
    mouse(.down, 1, after: 1)
    mouse(.moved, 3)
    stage.settle()
    #expect(field.handles == nil && selection == 1..<3)
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
    let other = Stage(size: .smallPhone)
    #expect(other.perform { UIPasteboard.general.hasStrings } == false)
    #expect(stage.perform { UIPasteboard.general.strings } == ["mine"])
    #expect(stage.perform { UIPasteboard.general.changeCount } == 1)
  }

  @Test func `the host's clipboard is the stage's`() {
    let clipboard = MemoryClipboard()
    let stage = Stage(size: .smallPhone, clipboard: clipboard)
    clipboard.text = "from elsewhere"
    #expect(stage.perform { UIPasteboard.general.string } == "from elsewhere")
    #expect(stage.perform { UIPasteboard.general.changeCount } == 1)
    stage.perform { UIPasteboard.general.string = "from here" }
    #expect(clipboard.text == "from here")
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
