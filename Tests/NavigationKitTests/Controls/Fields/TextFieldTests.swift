import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Typing into a field.
struct TextFieldTests {
  private let stage = Stage(size: .smallPhone)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
  private let other = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
  private let observer = Observer()

  private final class Observer: KeyboardObserver {
    var changes: [Bool] = []
    func keyboardDidAppear() { changes.append(true) }
    func keyboardDidDisappear() { changes.append(false) }
  }

  init() {
    let controller = UIViewController()
    controller.view = UIView(frame: .zero)
    field.placeholder = "Name"
    other.placeholder = "Place"
    for view in [field, other] { controller.view.addSubview(view) }
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.keyboard.add(observer)
  }

  private func type(_ text: String) { stage.send(.text(TextEvent(text: text, time: stage.now))) }
  private func press(_ key: Key) { stage.send(.key(KeyEvent(key: key, time: stage.now))) }

  @Test func `the caret stands between two letters, and before the first of a placeholder`() throws
  {
    stage.tap("Name")
    let caret = try #require(
      field.subviews.first { $0.frame.width == TextFieldMetrics.caretWidth && !$0.isHidden })
    func place() -> CGFloat {
      stage.settle()
      return caret.frame.midX - field.textRect(forBounds: field.bounds).minX
    }
    #expect(place() == 0)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(place() == field.textRect(forBounds: field.bounds).width)
    field.semanticContentAttribute = .unspecified
    type("A")
    #expect(place() > 5 && place() < 15)
  }

  @Test func `a field is tapped, typed into and corrected`() {
    #expect(stage.element(.textField, "Name") != nil)
    type("lost")
    #expect(field.text == "")
    stage.tap("Name")
    #expect(field.isEditing && field.isFirstResponder)
    type("Adä")
    press(.delete)
    type("a")
    #expect(field.text == "Ada")
    #expect(stage.element(.textField, "Name")?.value == "Ada")
    for _ in 0..<4 { press(.delete) }
    #expect(field.text == "" && !field.hasText)
  }

  @Test func `the keyboard comes with the first field and goes with the last`() {
    stage.tap("Name")
    stage.tap("Place")
    #expect(other.isFirstResponder && !field.isFirstResponder)
    other.resignFirstResponder()
    #expect(observer.changes.first == true && observer.changes.last == false)
    #expect(!other.isEditing)
  }

  @Test func `a field that leaves the screen takes the keyboard along`() {
    field.becomeFirstResponder()
    field.superview?.removeFromSuperview()
    #expect(observer.changes == [true, false])
    #expect(!field.isFirstResponder)
  }

  @Test func `a field that is on no screen cannot be typed into`() {
    let lost = UITextField(frame: .zero)
    #expect(!lost.becomeFirstResponder() && !lost.isFirstResponder)
    #expect(!stage.window.rootViewController!.becomeFirstResponder())
  }

  @Test func `a field tells what happens to it`() {
    var heard: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
    ] {
      field.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    stage.tap("Name")
    type("a")
    press(.return)
    #expect(heard == ["begin", "changed", "exit", "end"])
    #expect(!field.isEditing && field.text == "a")
  }

  @Test func `a delegate has a say`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var begins = false
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { range.location < 2 }
    }
    let delegate = Delegate()
    field.delegate = delegate
    stage.tap("Name")
    #expect(!field.isEditing)
    delegate.begins = true
    stage.tap("Name")
    for letter in ["a", "b", "c"] { type(letter) }
    #expect(field.text == "ab")
  }

  @Test func `a field that leaves its window is no longer edited`() throws {
    let listener = EditingListener()
    field.delegate = listener
    field.addAction(UIAction { _ in listener.heard.append("event") }, for: .editingDidEnd)
    stage.tap("Name")
    let caret = try #require(
      field.subviews.first { $0.frame.width == TextFieldMetrics.caretWidth && !$0.isHidden })
    let page = field.superview
    field.removeFromSuperview()
    #expect(listener.heard == ["ended", "event"] && !field.isEditing)
    page?.addSubview(field)
    stage.settle()
    #expect(caret.isHidden)
    stage.tap("Name")
    field.resignFirstResponder()
    #expect(listener.heard == ["ended", "event", "ended", "event"] && caret.isHidden)
  }

  @Test func `a button at the end deletes all of the text`() {
    field.clearButtonMode = .whileEditing
    #expect(!stage.elements().contains { $0.label == "Clear text" })
    stage.tap("Name")
    type("Ada")
    #expect(field.clearButtonRect(forBounds: field.bounds).maxX == 274)
    stage.tap("Clear text")
    #expect(field.text == "" && field.isEditing)
    #expect(!stage.elements().contains { $0.label == "Clear text" })
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.always, true, true), (.whileEditing, false, true),
    (.unlessEditing, true, false),
  ])
  func `the button is there when it is to be`(
    mode: UITextField.ViewMode, before: Bool, while typing: Bool
  ) {
    var isThere: Bool { stage.elements().contains { $0.label == "Clear text" } }
    field.clearButtonMode = mode
    field.text = "Ada"
    #expect(isThere == before)
    field.becomeFirstResponder()
    #expect(isThere == typing)
  }
}

private final class EditingListener: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
}
