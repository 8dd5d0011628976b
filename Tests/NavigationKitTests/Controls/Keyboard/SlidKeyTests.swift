import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Keys that show others: they do so as a finger comes down, which may slide on to one of these.
struct SlidKeyTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }
  private var titles: [String?] { stage.labels(.key) }

  init() {
    let name = name
    stage.perform { _ = name.becomeFirstResponder() }
    stage.advance(by: 0.4)
  }

  private func middle(_ title: String) throws -> CGPoint {
    let key = stage.element(.key, title)
    let frame = try #require(key).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func slide(from first: String, to second: String) throws {
    stage.press(at: try middle(first))
    stage.advance(by: 0.1)
    stage.move(to: try middle(second))
    stage.advance(by: 0.1)
    stage.release()
  }

  @Test func `digits are there while the key is down`() throws {
    stage.press(at: try middle("123"))
    #expect(titles.contains("7") && !titles.contains("q"))
    stage.release()
    #expect(titles.contains("7"))
  }

  @Test func `a digit that a finger slides to is typed, and the letters are back`() throws {
    try slide(from: "123", to: "7")
    #expect(name.text == "7" && titles.contains("q"))
    try slide(from: "123", to: "8")
    #expect(name.text == "78")
  }

  @Test func `a capital that a finger slides to is the only one`() throws {
    try slide(from: "shift", to: "E")
    stage.tap("r")
    #expect(name.text == "Er")
  }

  @Test func `a key for others that a finger slides back to keeps them`() throws {
    stage.press(at: try middle("123"))
    stage.move(to: try middle("7"))
    stage.move(to: try middle("ABC"))
    stage.release()
    #expect(name.text == "" && titles.contains("7"))
  }

  @Test func `letters are capitals as long as another finger is on shift`() throws {
    stage.press(at: try middle("shift"))
    for letter in ["A", "B"] {
      for phase in [PointerEvent.Phase.down, .up] {
        let position = try middle(letter)
        stage.send(.pointer(PointerEvent(id: 2, phase: phase, position: position, time: stage.now)))
      }
    }
    stage.release()
    stage.tap("c")
    #expect(name.text == "ABc")
  }

  @Test func `shift that is slid from stays locked if it was`() throws {
    stage.tap("shift")
    stage.tap("shift")
    try slide(from: "shift", to: "e")
    #expect(name.text == "e" && titles.contains("E"))
  }
}
