import Goldens
import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// A keyboard that is drawn, under a finger.
struct SoftwareKeyboardTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }

  private func tap(_ keys: String...) { for key in keys { stage.tap(key) } }
  private var keys: [StageElement] { stage.elements(.key) }
  private func label(_ title: String) -> StageElement? { keys.first { $0.label == title } }

  private func open(_ change: (UITextField) -> Void = { _ in }) {
    change(name)
    stage.tap("Name")
    stage.advance(by: 0.3)
  }

  @Test func `none is drawn unless the host wants one`() {
    stage.hasSoftwareKeyboard = false
    open()
    #expect(name.isEditing && keys.isEmpty && stage.isSettled)
  }

  @Test func `it slides up over a quarter of a second, and down again`() throws {
    stage.tap("Name")
    #expect(!stage.isSettled)
    stage.advance(by: 0.05)
    let moving = try #require(label("q")).frame.minY
    stage.advance(by: 0.2)
    let q = try #require(label("q")).frame
    // 336 points high, the lowest 75 without keys, under a bar of 45.
    #expect(q.minY == 559 && moving > q.minY && stage.isSettled)
    name.resignFirstResponder()
    stage.advance(by: 0.3)
    #expect(keys.isEmpty && stage.isSettled)
    #expect(stage.elements().contains { $0.label == "Bottom" })
  }

  @Test func `keys type, shift makes one capital, delete deletes`() {
    open()
    tap("q", "w", "shift")
    #expect(label("E") != nil && label("e") == nil)
    tap("E", "r")
    #expect(name.text == "qwEr")
    tap("delete", "space", "123")
    tap("7", "#+=", "€", "123", "?", "space")
    #expect(name.text == "qwE 7€? " && label("q") != nil)
  }

  @Test func `the return key says what the field wants, and does it`() {
    var hasReturned = false
    open {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
      $0.addAction(UIAction { _ in hasReturned = true }, for: .primaryActionTriggered)
    }
    #expect(label("search")?.isEnabled == false)
    stage.tap("search")
    #expect(!hasReturned)
    tap("a")
    #expect(label("search")?.isEnabled == true)
    tap("search")
    #expect(hasReturned)
  }

  @Test func `a text view gets lines`() {
    stage.tap("Notes")
    stage.advance(by: 0.3)
    tap("a", "return", "b")
    #expect(fixture.notes.text == "a\nb")
  }

  @Test func `shift is on by itself where a sentence begins, for one letter`() {
    open { $0.autocapitalizationType = .sentences }
    #expect(label("Q") != nil && label("q") == nil)
    tap("Q")
    #expect(label("q") != nil)
    tap("w", "space", "e", "123", ".", "space")
    #expect(name.text == "Qw e. " && label("R") != nil, "\(name.text ?? "")")
    tap("delete")
    #expect(label("r") != nil)
    tap("space", "shift", "r")
    #expect(name.text == "Qw e. r", "shift turns it off")
    name.text = ""
    stage.advance(by: 0.1)
    #expect(label("Q") != nil)
  }

  @Test func `every word, every letter or none is a capital as the field asks`() {
    open { $0.autocapitalizationType = .words }
    tap("A", "b", "space", "C")
    fixture.mail.autocapitalizationType = .allCharacters
    stage.tap("Mail")
    tap("A", "B", "space", "C")
    stage.tap("Notes")
    tap("a", "return", "b")
    #expect(name.text == "Ab C" && fixture.mail.text == "AB C" && fixture.notes.text == "a\nb")
  }

  @Test func `a password has no capitals of its own`() {
    open {
      $0.autocapitalizationType = .sentences
      $0.isSecureTextEntry = true
    }
    #expect(label("q") != nil)
  }

  @Test(
    arguments: [
      ("", true), (" ", true), ("One", false), ("One ", false), ("One.", false), ("One. ", true),
      ("One?  ", true), ("One!” ", true), ("(One.) ", true), ("One\n", true), ("One, ", false),
      ("One\n ", true),
    ] as [(String, Bool)])
  func `a sentence begins after the end of another and a space, or on a line`(
    text: String, isCapital: Bool
  ) {
    #expect(UITextAutocapitalizationType.sentences.capitalizes(after: text) == isCapital)
    #expect(!UITextAutocapitalizationType.none.capitalizes(after: text))
    #expect(UITextAutocapitalizationType.allCharacters.capitalizes(after: text))
  }

  @Test func `a search bar's return key searches, once there is something to search for`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 240, width: 390, height: 56))
    fixture.scrollView.addSubview(bar)
    bar.becomeFirstResponder()
    stage.advance(by: 0.3)
    #expect(label("search")?.isEnabled == false)
    tap("A")
    #expect(label("search")?.isEnabled == true && bar.text == "A")
  }

  @Test func `digits for numbers`() throws {
    open { $0.keyboardType = .decimalPad }
    tap("4", ".", "2", "0", "delete")
    #expect(name.text == "4.2" && keys.count == 12)
    // No suggestions for digits.
    let one = try #require(label("1")).frame
    #expect(abs(one.minY - (844 - 291 + 6)) < 0.01)
  }

  @Test func `beside the digits of a pad are no keys to look at, unless a finger is on them`()
    throws
  {
    open { $0.keyboardType = .decimalPad }
    func isFlat(_ title: String) -> Bool? {
      stage.keys?.subviews.lazy.compactMap { $0 as? KeyView }
        .first { $0.face.title == title }.map { $0.face.isFlat }
    }
    #expect(isFlat("0") == false && isFlat(".") == true && isFlat("delete") == true)
    let delete = try #require(label("delete")).frame
    let point = CGPoint(x: delete.midX, y: delete.midY)
    func hasGround() -> Bool {
      Drawn(stage.displayList()).fills.contains {
        $0.frame.contains(point) && $0.frame.width < 150 && $0.frame.height < 60
      }
    }
    #expect(!hasGround())
    stage.press(at: point)
    #expect(hasGround())
    stage.release()
  }

  @Test func `a key is highlighted under the finger, which may slide to the next`() throws {
    open()
    func ground(_ title: String) -> UIColor? {
      let view = stage.keys?.subviews.lazy
        .compactMap { $0 as? KeyView }.first { $0.face.title == title }
      return view?.face.isPressed == true ? .black : nil
    }
    let (q, w) = try (#require(label("q")).frame, #require(label("w")).frame)
    let still = stage.displayList()
    stage.press(at: CGPoint(x: q.midX, y: q.midY))
    #expect(ground("q") != nil && stage.displayList() != still)
    stage.move(to: CGPoint(x: w.midX, y: w.midY), over: 0.1)
    #expect(ground("q") == nil && ground("w") != nil)
    stage.release()
    #expect(name.text == "w" && ground("w") == nil)
    stage.press(at: CGPoint(x: q.midX, y: q.midY))
    stage.cancelTouches()
    #expect(name.text == "w" && ground("q") == nil)
  }

  @Test func `nothing under it is touched, scrolled or seen`() {
    open()
    let elements = stage.elements()
    #expect(!elements.contains { $0.label == "Bottom" })
    let point = CGPoint(x: 195, y: 830)
    stage.tap(at: point)
    stage.secondaryClick(at: point)
    stage.send(
      .scroll(
        ScrollEvent(
          position: point, delta: CGSize(width: 0, height: -50), phase: .step, time: stage.now)))
    #expect(fixture.bottomTaps == 0 && name.isEditing)
    stage.drag(from: CGPoint(x: 195, y: 800), to: CGPoint(x: 195, y: 300), over: 0.3)
    #expect(fixture.scrollView.contentOffset.y == 0)
    #expect(stage.window.subviews.allSatisfy { !($0 is KeyboardView) })
  }

  @Test func `the ring of a field that it covers partly ends above its keys`() throws {
    fixture.scrollView.isHidden = true
    let field = UITextField(frame: CGRect(x: 20, y: 480, width: 350, height: 40))
    fixture.controller.view.addSubview(field)
    stage.send(.key(KeyEvent(key: .tab, time: stage.now)))
    stage.settle()
    #expect(field.isEditing)
    let list = DisplayList(size: stage.screen.bounds.size, commands: stage.focusRing)
    let ring = try #require(Drawn(list).strokes.first)
    #expect(ring.frame.minY < 480 && ring.frame.maxY == 844 - 336)
  }

  @Test func `it stays up from field to field, with other keys`() throws {
    open()
    fixture.mail.keyboardType = .emailAddress
    fixture.mail.returnKeyType = .send
    let log = KeyboardLog(stage)
    stage.tap("Mail")
    #expect(label("@") != nil && label("send") != nil && stage.isSettled)
    tap("b", "@")
    #expect(fixture.mail.text == "b@" && name.text == "" && log.names.isEmpty)
    fixture.mail.resignFirstResponder()
    #expect(log.names.last == "WillHide")
  }

  @Test func `the host switches it while text is edited`() {
    open()
    stage.hasSoftwareKeyboard = false
    stage.advance(by: 0.3)
    #expect(keys.isEmpty && name.isEditing)
    stage.hasSoftwareKeyboard = true
    stage.advance(by: 0.3)
    #expect(label("q") != nil)
  }

  @Test func `it is as wide as a screen on its side`() throws {
    open()
    let log = KeyboardLog(stage)
    stage.rotate(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(log.names == ["WillChangeFrame"] && log.durations == [0.3])
    #expect(log.ends.last == CGRect(x: 0, y: 390 - 209, width: 844, height: 209))
    stage.advance(by: 0.15)
    let between = try #require(stage.keyboardWindow?.subviews.first).presentedFrame(at: stage.now)
    stage.settle()
    let q = try #require(label("q")).frame
    #expect(log.names == ["WillChangeFrame", "DidChangeFrame"])
    #expect(abs(q.minX - 50) < 0.5 && q.minY > 181)
    #expect(between.width > 390 && between.width < 844)
    tap("q")
    #expect(name.text == "q")
  }

  @Test func `it is dark where the text is, or as the field asks`() {
    open()
    func ground() -> UIUserInterfaceStyle? {
      stage.keys?.traitCollection.userInterfaceStyle
    }
    #expect(ground() == .light)
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(ground() == .dark)
    name.keyboardAppearance = .light
    tap("a")
    #expect(ground() == .light)
  }

  @Test func `a drag of the list dismisses it`() {
    open()
    fixture.scrollView.keyboardDismissMode = .onDrag
    stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 300), over: 0.3)
    stage.settle()
    #expect(!name.isEditing && keys.isEmpty)
  }

  @Test func `the app that is started anew has none up`() {
    open()
    stage.endApp()
    #expect(keys.isEmpty && stage.hasSoftwareKeyboard && stage.isSettled)
  }
}
