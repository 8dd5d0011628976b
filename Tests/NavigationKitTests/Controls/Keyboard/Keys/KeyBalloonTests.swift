import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The balloon above a key that is pressed.
struct KeyBalloonTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }
  private func label(_ title: String) -> StageElement? {
    stage.element(.key, title)
  }

  private func open(_ change: (UITextField) -> Void = { _ in }) {
    change(name)
    stage.tap("Name")
    stage.advance(by: 0.3)
  }

  private var balloons: [KeyBalloon] {
    stage.keys?.subviews.compactMap { $0 as? KeyBalloon } ?? []
  }

  @Test func `what is pressed rises above the finger, on the screen, on phones`() throws {
    open()
    let (q, t) = try (#require(label("q")).frame, #require(label("t")).frame)
    stage.press(at: CGPoint(x: t.midX, y: t.midY))
    let balloon = try #require(balloons.first)
    let place = balloon.convert(balloon.bounds, to: nil)
    #expect(balloons.count == 1 && place.maxY == t.maxY && place.minY < t.minY - 50)
    #expect(abs(place.midX - t.midX) < 0.5 && place.width > t.width + 20)
    stage.move(to: CGPoint(x: q.midX, y: q.midY), over: 0.1)
    let moved = try #require(balloons.first)
    #expect(balloons.count == 1 && moved.convert(moved.bounds, to: nil).minX >= 0)
    stage.release()
    #expect(balloons.isEmpty && name.text == "q")
    let space = try #require(label("space")).frame
    stage.press(at: CGPoint(x: space.midX, y: space.midY))
    #expect(balloons.isEmpty, "a finger does not hide the space bar's title")
    stage.release()
  }

  @Test func `what is raised stays above the keys that another finger brings`() throws {
    open()
    let (t, digits) = try (#require(label("t")).frame, #require(label("123")).frame)
    func finger(_ id: Int, _ phase: PointerEvent.Phase, _ frame: CGRect) {
      let place = CGPoint(x: frame.midX, y: frame.midY)
      stage.send(
        .pointer(PointerEvent(id: id, phase: phase, position: place, time: stage.now)))
    }
    finger(1, .down, t)
    finger(2, .down, digits)
    finger(2, .up, digits)
    #expect(label("5") != nil)
    let keyboard = try #require(stage.keys)
    #expect(keyboard.subviews.last is KeyBalloon && balloons.count == 1)
    finger(1, .up, t)
    #expect(balloons.isEmpty)
  }

  @Test func `a key that is held is let go of where code moves on to another field`() throws {
    open()
    let t = try #require(label("t")).frame
    stage.press(at: CGPoint(x: t.midX, y: t.midY))
    #expect(balloons.count == 1)
    stage.perform { _ = fixture.mail.becomeFirstResponder() }
    #expect(fixture.mail.isEditing && balloons.isEmpty)
    stage.cancelTouches()
  }

  @Test func `digits to dial do not rise`() throws {
    open { $0.keyboardType = .phonePad }
    let one = try #require(label("1")).frame
    stage.press(at: CGPoint(x: one.midX, y: one.midY))
    #expect(balloons.isEmpty)
    stage.release()
  }

  @Test func `the keys of a pad do not rise`() throws {
    let pad = Stage(
      size: CGSize(width: 820, height: 1180), traits: UITraitCollection(userInterfaceIdiom: .pad))
    pad.hasSoftwareKeyboard = true
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 350, height: 34))
    pad.window.addSubview(field)
    pad.window.makeKeyAndVisible()
    field.becomeFirstResponder()
    pad.settle()
    let q = try #require(pad.elements().first { $0.label == "Q" }).frame
    pad.press(at: CGPoint(x: q.midX, y: q.midY))
    let keyboard = try #require(pad.keys)
    #expect(!keyboard.subviews.contains { $0 is KeyBalloon })
    #expect(keyboard.subviews.contains { ($0 as? KeyView)?.face.isPressed == true })
    pad.release()
  }
}
