import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Two spaces are a full stop, and a key is for the text that it was
/// pressed for.
struct SentenceKeyTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }

  private func tap(_ keys: String...) { for key in keys { stage.tap(key) } }
  private func frame(_ title: String) throws -> CGRect {
    try #require(stage.element(.key, title)).frame
  }

  private func open(_ change: (UITextField) -> Void = { _ in }) {
    change(name)
    stage.tap("Name")
    stage.advance(by: 0.3)
  }

  private func press(_ title: String) throws {
    let frame = try frame(title)
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: Full stops

  @Test func `two spaces after a word end the sentence, and a third is a space`() {
    open { $0.autocapitalizationType = .sentences }
    tap("Q", "space", "space")
    #expect(name.text == "Q. ")
    tap("W", "space", "e", "space", "space", "space")
    #expect(name.text == "Q. W e.  ")
  }

  @Test func `the app is asked for the replacement of the space`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(range.location) \(range.length) \(string)")
        return true
      }
    }
    let delegate = Delegate()
    open { $0.delegate = delegate }
    tap("q", "space", "space")
    #expect(delegate.asked == ["0 0 q", "1 0  ", "1 1 . "])
  }

  @Test func `two spaces stay after a sign, in a password, and where they were not typed in a row`()
  {
    open()
    tap("space", "space", "q", "123", "?", "space", "space")
    #expect(name.text == "  q?  ")
    name.text = ""
    tap("q", "space", "w", "delete", "space")
    #expect(name.text == "q  ")
    name.text = ""
    name.isSecureTextEntry = true
    // It has no suggestions, and slides down.
    stage.advance(by: 0.3)
    tap("q", "space", "space")
    #expect(name.text == "q  ")
  }

  @Test func `two spaces of a hardware keyboard are one, too, where words are typed`() {
    open()
    for key in ["q", " ", " "] { stage.typeText(key) }
    #expect(name.text == "q. ")
    tap("w", "space")
    stage.typeText(" ")
    #expect(name.text == "q. w. ", "one of each")
    name.text = ""
    for key in ["q", " ", "w"] { stage.typeText(key) }
    stage.send(.key(KeyEvent(key: .delete, time: stage.now)))
    stage.typeText(" ")
    #expect(name.text == "q  ", "not in a row")
    name.text = ""
    name.keyboardType = .emailAddress
    for key in ["q", " ", " "] { stage.typeText(key) }
    #expect(name.text == "q  ")
  }

  // MARK: Keys that are held

  @Test func `a key that is lifted once another field has the keys types nothing`() throws {
    open()
    try press("t")
    stage.perform { _ = fixture.mail.becomeFirstResponder() }
    stage.release()
    #expect(name.text == "" && fixture.mail.text == "" && fixture.mail.isEditing)
    tap("t")
    #expect(fixture.mail.text == "t")
    try press("t")
    stage.perform { _ = name.becomeFirstResponder() }
    let q = try frame("q")
    stage.move(to: CGPoint(x: q.midX, y: q.midY), over: 0.1)
    stage.release()
    #expect(name.text == "" && fixture.mail.text == "t")
  }
}
