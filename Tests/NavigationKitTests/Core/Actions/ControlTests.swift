import Foundation
import Input
import NavigationKit
import Testing

/// Events of controls and their targets.
struct ControlTests {
  private let fixture = GestureFixture()
  private let control = Knob(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  /// Records its tracking calls.
  private final class Knob: UIControl {
    var tracking: [String] = []
    var goesOn = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      tracking.append("begin")
      return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      tracking.append("continue")
      return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tracking.append("end") }
    override func cancelTracking(with event: UIEvent?) { tracking.append("cancel") }
  }

  init() { fixture.view.addSubview(control) }

  private func logged(_ events: [(UIControl.Event, String)]) -> Log {
    let log = Log()
    for (event, name) in events {
      control.addAction(UIAction { _ in log.heard.append(name) }, for: event)
    }
    return log
  }

  private final class Log { var heard: [String] = [] }

  @Test func `a finger that slips out, back in and away is told step by step`() {
    let log = logged([
      (.touchDown, "down"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpOutside, "outside"), (.touchUpInside, "inside"),
    ])
    fixture.finger(1, .down, 120, 120)
    #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
    fixture.finger(1, .moved, 120, 290)
    #expect(!control.isTouchInside && control.isTracking)
    fixture.finger(1, .moved, 120, 130)
    fixture.finger(1, .moved, 120, 290)
    fixture.finger(1, .up, 120, 290)
    #expect(log.heard == ["down", "exit", "enter", "exit", "outside"])
    #expect(control.tracking == ["begin", "continue", "continue", "continue", "end"])
    #expect(!control.isTracking && control.state == .normal)
  }

  @Test func `a control that lets the finger go hears no more of it`() {
    let log = logged([(.touchUpInside, "inside")])
    control.goesOn = false
    fixture.finger(1, .down, 120, 120)
    fixture.finger(1, .moved, 121, 120)
    fixture.finger(1, .up, 121, 120)
    #expect(control.tracking == ["begin", "continue", "end"])
    #expect(log.heard.isEmpty)
  }

  @Test func `a finger that is taken away is no press`() {
    let log = logged([(.touchCancel, "cancel"), (.touchUpInside, "inside")])
    fixture.finger(1, .down, 120, 120)
    fixture.finger(1, .cancelled, 120, 120)
    #expect(log.heard == ["cancel"] && control.tracking == ["begin", "cancel"])
  }

  @Test func `a quick second touch is told as a repetition`() {
    let log = logged([(.touchDownRepeat, "repeat")])
    fixture.tap(120, 120)
    #expect(log.heard.isEmpty)
    fixture.tap(120, 120)
    #expect(log.heard == ["repeat"])
  }

  @Test func `an action of the same name replaces the other at these events only`() {
    var heard: [String] = []
    let name = UIAction.Identifier("name")
    let action = { (text: String) in UIAction(identifier: name) { _ in heard.append(text) } }
    control.addAction(action("old"), for: [.touchDown, .touchUpInside])
    control.addAction(action("new"), for: .touchDown)
    fixture.tap(120, 120)
    #expect(heard == ["new", "old"])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    #expect(control.allControlEvents == .touchDown)
    fixture.stage.advance(by: 1)
    fixture.tap(120, 120)
    #expect(heard == ["new", "old", "new"])
  }

  @Test func `everything that was added can be listed`() {
    control.addAction(UIAction(title: "A") { _ in }, for: .touchDown)
    control.addAction(UIAction(title: "B") { _ in }, for: .valueChanged)
    var titles: [String] = []
    control.enumerateEventHandlers { action, _, _, stop in
      titles.append(action?.title ?? "")
      stop = titles.count == 1
    }
    #expect(titles == ["A"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }
}
