import Drawing
import Foundation
import Input
import NavigationKit
import NavigationShell
import SDLShell
import Testing

/// Numbers that are typed to tune what moves.
struct TypedNumberTests {
  private let fixture = InspectorFixture()

  /// Types into the field of a metric in place of its number, and presses a key.
  private func type(_ text: String, then key: Key, of metric: String, on stage: Stage) {
    stage.tap("\(metric), number")
    stage.advance(by: 1)
    if !text.isEmpty { stage.send(.text(TextEvent(text: text, time: stage.now))) }
    stage.send(.key(KeyEvent(key: key, time: stage.now)))
  }

  /// The texts of the fields, the first one first.
  private func numbers(on stage: Stage) -> [String] {
    func all(in view: UIView) -> [String] {
      (view as? UITextField).map { [$0.text ?? ""] } ?? view.subviews.flatMap(all)
    }
    return all(in: stage.window)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("0,42", 0.42), ("7", 1), ("-3", 0), ("0.123", 0.12),
      ("wide", 0.3), ("nan", 0.3), ("", 0.3),
    ])
  func `a number that is typed is taken, within its range, and anything else put back`(
    text: String, value: Double
  ) {
    let stage = fixture.tuningStage()
    type(text, then: .return, of: "parallax", on: stage)
    #expect(abs(fixture.app.transitionMetrics.parallax - value) < 1e-9)
    #expect(numbers(on: stage).contains(String(format: "%.2f", value)))
    #expect(!numbers(on: stage).contains("wide") && stage.textInput == nil)
  }

  @Test func `Escape puts a number back and stays on the page; leaving the field takes it`() {
    let stage = fixture.tuningStage()
    type("0.7", then: .escape, of: "dim", on: stage)
    #expect(fixture.app.transitionMetrics == TransitionMetrics() && stage.textInput == nil)
    #expect(!numbers(on: stage).contains("0.7"))
    type("0.4", then: .character("5"), of: "dim", on: stage)
    stage.tap("parallax, number")
    #expect(fixture.app.transitionMetrics.dim == 0.4)
  }

  @Test func `a value that a slider changes meanwhile is not taken back by the field`() throws {
    let stage = fixture.tuningStage()
    stage.tap("parallax, number")
    let slider = try #require(stage.elements().first { $0.label == "parallax" }).frame
    stage.tap(at: CGPoint(x: slider.minX + slider.width * 0.8, y: slider.midY))
    let value = fixture.app.transitionMetrics.parallax
    #expect(value > 0.7)
    stage.send(.key(KeyEvent(key: .return, time: stage.now)))
    #expect(fixture.app.transitionMetrics.parallax == value)
  }

  @Test func `a double click in a field does not take its value back`() throws {
    fixture.app.transitionMetrics.parallax = 0.9
    let stage = fixture.tuningStage()
    for _ in 0..<2 { stage.tap("parallax, number") }
    #expect(fixture.app.transitionMetrics.parallax == 0.9)
    let name = try #require(stage.elements().first { $0.label == "Page Below" }).frame
    for _ in 0..<2 { stage.tap(at: CGPoint(x: name.minX + 5, y: name.midY)) }
    #expect(fixture.app.transitionMetrics.parallax == 0.3)
  }

  @Test func `closed while a number is typed, the panel has no keys`() throws {
    fixture.open(tab: 1)
    fixture.tapPanel("Tune")
    fixture.wait(1)
    fixture.tapPanel("parallax, number")
    fixture.wait(0.1)
    #expect(fixture.panel.textInput != nil)
    fixture.panel.isOpen = false
    fixture.panel.isOpen = true
    #expect(fixture.panel.textInput == nil)
  }
}
