import Foundation
import Input
import NavigationKit
import Scenario
import Testing

struct RecordingTests {
  private func lines(_ events: [RecordedEvent], tolerance: CGFloat = 2) -> [String] {
    var recording = Recording(size: CGSize(width: 320, height: 480))
    recording.events = events
    return Scenario(steps: recording.steps(tolerance: tolerance)).yaml
      .components(separatedBy: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
  }

  private func finger(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, id: Int = 77,
    over elements: [StageElement] = []
  ) -> RecordedEvent {
    .input(
      .pointer(PointerEvent(id: id, phase: phase, position: CGPoint(x: x, y: y), time: time)),
      elements: elements)
  }

  private func row(_ label: String, y: CGFloat, _ role: StageElement.Role = .cell) -> StageElement {
    StageElement(role: role, label: label, frame: CGRect(x: 0, y: y, width: 320, height: 44))
  }

  @Test func `a short touch is a tap of what alone has its label`() {
    let rows = [row("One", y: 100), row("Two", y: 144), row("Two", y: 188), row("Low", y: 460)]
    func tapped(_ y: CGFloat, _ rows: [StageElement]) -> [String] {
      lines([finger(.down, 9, y, at: 0.5004, over: rows), finger(.up, 15, y, at: 0.58)])
    }
    #expect(tapped(110, rows) == ["wait: 0.5", "tap: One"])
    #expect(tapped(150, rows) == ["wait: 0.5", "tap: {role: cell, label: Two, nth: 1}"])
    #expect(tapped(90, rows) == ["wait: 0.5", "tap: [9, 90]"])
    // The centre is off screen; something covers it; each of its positions has another effect.
    #expect(tapped(470, rows) == ["wait: 0.5", "tap: [9, 470]"])
    #expect(tapped(102, [row("Over", y: 105)] + rows) == ["wait: 0.5", "tap: [9, 102]"])
    #expect(
      tapped(110, [row("Volume", y: 100, .slider)])
        == ["wait: 0.5", "tap: {label: Volume, at: [3%, 23%]}"])
  }

  @Test func `a touch that is long or goes far is no tap`() {
    #expect(
      lines([finger(.down, 9, 9, at: 1), finger(.up, 9, 9, at: 1.8)])
        == ["wait: 1", "press: [9, 9]", "wait: 0.8", "release"])
    #expect(
      lines([
        finger(.down, 9, 9, at: 0), finger(.moved, 9, 39, at: 0.04), finger(.up, 9, 39, at: 0.05),
      ])
        == ["press: [9, 9]", "move: {to: [9, 39], over: 0.04}", "wait: 0.01", "release"])
  }

  @Test func `a mouse that leaves the screen with its button down is a finger at its edge`() {
    #expect(
      lines([
        finger(.down, 300, 9, at: 0), finger(.moved, 390, -30, at: 0.04),
        finger(.up, 390, -30, at: 0.05),
      ])
        == ["press: [300, 9]", "move: {to: [320, 0], over: 0.04}", "wait: 0.01", "release"])
  }

  @Test func `a straight drag is one move and a rest is a wait`() {
    var events = [finger(.down, 0, 100, at: 1)]
    for step in 1...30 {
      events.append(finger(.moved, CGFloat(step) * 5, 100, at: 1 + Double(step) / 60))
    }
    events.append(finger(.up, 150, 100, at: 2.5))
    #expect(
      lines(events) == [
        "wait: 1", "press: [0, 100]", "move: {to: [150, 100], over: 0.5}", "wait: 1", "release",
      ])
    #expect(lines(events, tolerance: 0).count == 64)
  }

  @Test func `what moves for longer than a scenario allows waits before`() throws {
    var events = [finger(.down, 0, 0, at: 0)]
    for step in 1...14_000 {
      events.append(finger(.moved, CGFloat(step) / 100, 0, at: Double(step) / 20))
    }
    events.append(finger(.up, 140, 0, at: 700))
    let steps = lines(events)
    #expect(
      steps == ["press: [0, 0]", "wait: 99.9", "move: {to: [139.98, 0], over: 600}"]
        + steps.dropFirst(3))
    let script = "steps:\n" + (steps + ["capture: a"]).map { "  - \($0)\n" }.joined()
    let parser = ScenarioParser(vocabulary: ScenarioVocabulary(apps: [], devices: []))
    _ = try parser.scenario(in: script, file: "recorded.yaml")
  }

  @Test func `a finger that rests before it moves does not creep`() {
    let events = [
      finger(.down, 0, 0, at: 0), finger(.moved, 60, 0, at: 1), finger(.up, 60, 0, at: 1.3),
    ]
    #expect(
      lines(events) == [
        "press: [0, 0]", "wait: 0.983", "move: {to: [60, 0], over: 0.017}", "wait: 0.3", "release",
      ])
  }

  @Test func `two fingers keep their order`() {
    let events = [
      finger(.down, 10, 10, at: 0), finger(.down, 50, 50, at: 0.1, id: 9),
      finger(.moved, 20, 10, at: 0.2), finger(.moved, 60, 50, at: 0.204, id: 9),
      finger(.up, 20, 10, at: 0.3), finger(.up, 60, 50, at: 0.4, id: 9),
    ]
    #expect(
      lines(events) == [
        "press: [10, 10]", "wait: 0.1", "press: {at: [50, 50], finger: 1}", "wait: 0.1",
        "move: {to: [20, 10]}", "move: {to: [60, 50], over: 0.004, finger: 1}", "wait: 0.096",
        "release", "wait: 0.1", "release: {finger: 1}",
      ])
  }

  @Test func `what the system takes away is cancelled once`() {
    let events = [
      finger(.down, 10, 10, at: 0), finger(.down, 50, 50, at: 0, id: 9),
      finger(.cancelled, 10, 10, at: 0.2), finger(.cancelled, 50, 50, at: 0.2, id: 9),
    ]
    #expect(
      lines(events) == [
        "press: [10, 10]", "press: {at: [50, 50], finger: 1}", "wait: 0.2", "cancel",
      ])
  }

  @Test func `what is typed is gathered`() {
    func key(_ key: Key, _ phase: KeyEvent.Phase, _ time: TimeInterval) -> RecordedEvent {
      .input(.key(KeyEvent(key: key, phase: phase, time: time)))
    }
    func text(_ text: String, _ time: TimeInterval) -> RecordedEvent {
      .input(.text(TextEvent(text: text, time: time)))
    }
    let events = [
      key(.character("h"), .down, 1), text("H", 1.001), key(.character("h"), .up, 1.1),
      .input(.arrival(ArrivalEvent(id: 1, time: 1.15))),
      key(.character("i"), .down, 1.2), text("i", 1.2), key(.character("i"), .up, 1.3),
      key(.delete, .down, 1.5), key(.delete, .up, 1.6), text("o", 2),
      .input(.key(KeyEvent(key: .character("s"), modifiers: .command, time: 3))),
    ]
    #expect(
      lines(events) == [
        "wait: 1.001", "type: Hi", "wait: 0.499", "key: delete", "wait: 0.5", "type: o", "wait: 1",
        "key: {press: s, with: [command]}",
      ])
  }

  @Test func `wheels, touchpads and screens are steps`() {
    func scroll(_ phase: ScrollEvent.Phase, _ dy: CGFloat, _ time: TimeInterval) -> RecordedEvent {
      .input(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 9, y: 9), delta: CGSize(width: 0, height: dy), phase: phase,
            time: time)))
    }
    var dark = Look()
    dark.isDark = true
    let events = [
      scroll(.step, -10, 1), scroll(.began, 0, 2), scroll(.changed, -4, 2.1),
      scroll(.changed, -6, 2.2), scroll(.ended, 0, 2.25),
      .rotated(.right, to: CGSize(width: 400, height: 300), 3),
      .resized(CGSize(width: 500, height: 400), 3.5), .looked(dark, 4),
    ]
    #expect(
      lines(events) == [
        "wait: 1", "wheel: {at: [9, 9], by: [0, -10]}", "wait: 1",
        "wheel: {at: [9, 9], by: [0, -10], over: 0.25}", "wait: 0.75", "rotate: right", "wait: 0.5",
        "resize: [500, 400]", "wait: 0.5", "look: {appearance: dark}",
      ])
  }

  @Test func `a secondary click is one`() {
    let click = SecondaryClickEvent(position: CGPoint(x: 9, y: 8), time: 0.5)
    #expect(
      lines([.input(.secondaryClick(click))]) == ["wait: 0.5", "secondary-click: [9, 8]"])
  }

  @Test func `a recording is a scenario that can be read`() throws {
    var recording = Recording(size: CGSize(width: 320, height: 480))
    recording.events = [finger(.down, 1, 2, at: 0), finger(.moved, 90, 2, at: 0.1)]
    let scenario = recording.scenario(recording.steps(), app: "photos", device: "iphone-8")
    #expect(try ScriptSamples.read(scenario.yaml).withoutPlaces == scenario)
    #expect(scenario.steps.suffix(2).map(\.action) == [.settle, .capture("end")])
  }
}
