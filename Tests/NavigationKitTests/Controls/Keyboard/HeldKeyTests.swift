import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The effects of keys that are held, or tapped twice.
struct HeldKeyTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }
  private var keyboard: KeyboardView? { stage.keys }

  private func tap(_ keys: String...) { for key in keys { stage.tap(key) } }
  private func key(_ title: String) -> StageElement? {
    stage.element(.key, title)
  }

  private func open(_ text: String = "") {
    name.text = text
    stage.perform { _ = name.becomeFirstResponder() }
    stage.advance(by: 0.4)
  }

  private func press(_ title: String) throws {
    let frame = try #require(key(title)).frame
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: Deleting

  @Test func `delete goes on by letters and then by words`() throws {
    open(String(repeating: "abcd ", count: 12))
    try press("delete")
    #expect(name.text?.count == 59, "the first goes at once")
    stage.advance(by: 0.45)
    #expect(name.text?.count == 59)
    stage.advance(by: 1)
    let letters = 59 - (name.text?.count ?? 0)
    #expect((9...11).contains(letters))
    stage.advance(by: 2)
    let after = name.text?.count ?? 0
    #expect(after < 30, "words by now")
    stage.release()
    stage.advance(by: 1)
    #expect(name.text?.count == after)
  }

  @Test func `a finger that slides off stops, and an empty text ends it`() throws {
    open("abcdefghijklmnop")
    try press("delete")
    stage.advance(by: 0.7)
    let q = try #require(key("q")).frame
    stage.move(to: CGPoint(x: q.midX, y: q.midY))
    let left = name.text
    stage.cancelTouches()
    stage.advance(by: 1)
    #expect(name.text == left && left != "")
    try press("delete")
    stage.advance(by: 5)
    #expect(name.text == "")
    stage.release()
  }

  // MARK: Shift

  @Test func `two quick taps on shift lock it`() {
    open()
    tap("shift", "shift", "Q", "W", "space", "E")
    #expect(name.text == "QW E")
    #expect(
      keyboard?.keys.contains { $0.face.key.symbol($0.face.shift) == "capslock.fill" } == true)
    tap("shift", "r")
    #expect(name.text == "QW Er")
    tap("shift")
    stage.advance(by: 0.5)
    tap("shift", "t")
    #expect(name.text == "QW Ert", "two slow taps do not")
  }

  @Test(
    arguments: [
      (.byText(isOn: false), false, .on), (.byText(isOn: true), false, .off),
      (.on, false, .off), (.on, true, .locked), (.off, true, .locked), (.locked, true, .off),
    ] as [(KeyboardShift, Bool, KeyboardShift)])
  func `what a tap on shift makes of it`(old: KeyboardShift, isSecond: Bool, new: KeyboardShift) {
    #expect(old.pressed(isSecond: isSecond) == new)
  }

  // MARK: Accents

  @Test func `a held letter offers those with accents`() throws {
    open()
    try press("e")
    stage.advance(by: 0.4)
    #expect(key("é") == nil)
    stage.advance(by: 0.2)
    let accent = try #require(key("é")).frame
    stage.move(to: CGPoint(x: accent.midX, y: accent.midY), over: 0.2)
    #expect(name.text == "")
    stage.release()
    #expect(name.text == "é" && key("é") == nil)
    try press("o")
    stage.advance(by: 0.6)
    stage.release()
    #expect(name.text == "éo", "lifted where it was held it is the letter")
    tap("shift")
    try press("S")
    stage.advance(by: 0.6)
    #expect(key("Ś") != nil && key("SS") == nil)
    stage.release()
  }

  @Test(arguments: [(16, 320), (300, 320), (160, 320), (20, 390)] as [(CGFloat, CGFloat)])
  func `what is offered is on the screen, the key's own letter above it where there is room`(
    x: CGFloat, width: CGFloat
  ) {
    let key = CGRect(x: x - 13, y: 60, width: 26, height: 42)
    let choice = LetterChoice(
      LetterVariants.of("a") ?? [], over: key, in: CGRect(x: 0, y: 0, width: width, height: 260))
    #expect(choice.head.minX >= 0 && choice.head.maxX <= width && choice.letters.count == 9)
    for index in choice.letters.indices {
      let moved = choice.moved(to: choice.frame(of: index).midX)
      #expect(moved.chosen == index)
    }
    #expect(choice.moved(to: -500).letter != choice.moved(to: 900).letter)
  }

  // MARK: The caret

  @Test func `a finger held on the space bar moves the caret`() throws {
    open("Jane Appleseed")
    #expect(name.selectedTextRange != nil && name.edited.selection.head == 14)
    let space = try #require(key("space")).frame
    stage.press(at: CGPoint(x: space.midX, y: space.midY))
    stage.advance(by: 0.6)
    #expect(keyboard?.keys.allSatisfy { $0.face.isBlank } == true)
    stage.move(to: CGPoint(x: space.midX - 85, y: space.midY), over: 0.3)
    #expect((3...6).contains(name.edited.selection.head))
    stage.move(to: CGPoint(x: space.midX - 68, y: space.midY), over: 0.3)
    #expect((5...8).contains(name.edited.selection.head))
    stage.release()
    #expect(name.text == "Jane Appleseed")
    #expect(keyboard?.keys.contains { $0.face.isBlank } == false)
  }
}
