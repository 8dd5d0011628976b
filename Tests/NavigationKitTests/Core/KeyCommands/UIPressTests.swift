import Goldens
import Foundation
import Input
import NavigationKit
import Testing

/// Keys that responders are told of.
struct UIPressTests {
  private let stage = Stage(size: .phone)
  private let page = PressPage()

  init() {
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func key(_ key: Key, _ modifiers: Modifiers = [], _ phase: KeyEvent.Phase = .down) {
    stage.send(.key(KeyEvent(key: key, modifiers: modifiers, phase: phase, time: stage.now)))
    stage.settle()
  }

  @Test func `the page in front hears of a key once while it is held, and when it comes up`() {
    key(.left)
    key(.left)
    #expect(page.log == ["began \(UIKeyCommand.inputLeftArrow)"])
    key(.character("a"), .shift)
    #expect(page.downs == [1, 2])
    key(.left, [], .up)
    #expect(page.log.dropFirst() == ["began A", "ended \(UIKeyCommand.inputLeftArrow)"])
    let press = page.presses.last
    #expect(press?.phase == .stationary)
    #expect(press?.key?.keyCode == .keyboardA && press?.key?.modifierFlags == .shift)
    #expect(press?.key?.charactersIgnoringModifiers == "a")
  }

  @Test(
    arguments: [
      (.character("1"), .keyboard1), (.character("0"), .keyboard0),
      (.character("/"), .keyboardSlash),
      (.character(" "), .keyboardSpacebar), (.character("z"), .keyboardZ),
      (.character("\\"), .keyboardBackslash), (.character(";"), .keyboardSemicolon),
      (.return, .keyboardReturnOrEnter), (.character("ß"), .keyboardErrorUndefined),
    ] as [(Key, UIKeyboardHIDUsage)])
  func `a key has its place on an American keyboard`(key: Key, place: UIKeyboardHIDUsage) {
    self.key(key)
    #expect(page.presses.first?.key?.keyCode == place)
  }

  @Test func `a key that a responder keeps does not go back, one that it passes on does`() {
    let second = PressPage()
    page.navigationController?.pushViewController(second, animated: false)
    second.keeps = true
    key(.escape)
    #expect(page.navigationController?.topViewController === second)
    key(.escape, [], .up)
    second.keeps = false
    key(.escape)
    #expect(page.navigationController?.topViewController === page)
    #expect(second.log.count == 3)
  }

  @Test func `a key command comes before, and typed text is typed whoever keeps the key`() {
    page.addKeyCommand(
      UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("act:")))
    key(.character("f"), .command)
    #expect(page.log == ["act"])
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    field.text = "ab"
    page.view.addSubview(field)
    field.becomeFirstResponder()
    page.keeps = true
    key(.delete)
    #expect(field.text == "a" && page.log.count == 2)
  }

  @Test func `presses are cancelled when the app gets no more events`() {
    key(.up)
    stage.resignActive()
    #expect(page.log.last == "cancelled \(UIKeyCommand.inputUpArrow)")
    stage.becomeActive()
    key(.up, [], .up)
    #expect(page.log.count == 2)
  }

  @Test func `each responder hears of its cancelled presses at once, in the order of pressing`() {
    var calls: [String] = []
    let second = PressPage()
    page.whenCancelled = { calls.append("first \($0)") }
    second.whenCancelled = { calls.append("second \($0)") }
    key(.up)
    page.navigationController?.pushViewController(second, animated: false)
    second.keeps = true
    for character in "abc" { key(.character(character)) }
    page.navigationController?.popViewController(animated: false)
    key(.down)
    stage.resignActive()
    #expect(calls == ["first 2", "second 3"])
  }

  @Test func `the keys of a drawn keyboard are no presses`() {
    stage.hasSoftwareKeyboard = true
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    field.text = "ab"
    page.view.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    stage.tap("delete")
    stage.settle()
    #expect(field.text == "a" && page.log.isEmpty)
  }
}

/// A page that notes the keys.
private final class PressPage: UIViewController, SelectorResponding {
  var log: [String] = []
  var presses: [UIPress] = []
  var downs: [Int] = []
  var keeps = false
  var whenCancelled: (Int) -> Void = { _ in }

  class var selectors: SelectorTable { ["act:": .init(PressPage.act)] }

  func act(_ sender: UIKeyCommand) { log.append("act") }

  private func record(_ word: String, _ presses: Set<UIPress>) {
    for press in presses { log.append("\(word) \(press.key?.characters ?? "")") }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("began", presses)
    self.presses += presses
    downs.append(event?.allPresses.count ?? 0)
    if !keeps { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("ended", presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("cancelled", presses)
    whenCancelled(presses.count)
    super.pressesCancelled(presses, with: event)
  }
}
