import Foundation
import Input
import NavigationKit
import Scenario
import Testing

/// Recordings as steps that name what they act on.
@Suite struct NamedRecordingTests {
  private func lines(_ events: [RecordedEvent]) -> [String] {
    var recording = Recording(size: CGSize(width: 320, height: 480))
    recording.events = events
    return Scenario(steps: recording.namedSteps()).yaml.split(separator: "\n")
      .filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
  }

  private func finger(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval,
    over elements: [StageElement] = []
  ) -> RecordedEvent {
    .input(
      .pointer(PointerEvent(id: 1, phase: phase, position: CGPoint(x: x, y: y), time: time)),
      elements: elements)
  }

  private func tap(
    _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, over elements: [StageElement]
  ) -> [RecordedEvent] {
    [finger(.down, x, y, at: time, over: elements), finger(.up, x, y, at: time + 0.05)]
  }

  private func drag(
    from start: CGFloat, to end: CGFloat, at time: TimeInterval, over elements: [StageElement]
  ) -> [RecordedEvent] {
    [
      finger(.down, 100, start, at: time, over: elements),
      finger(.moved, 100, end, at: time + 0.2), finger(.up, 100, end, at: time + 0.22),
    ]
  }

  private func wheel(at time: TimeInterval, over elements: [StageElement]) -> RecordedEvent {
    .input(
      .scroll(
        ScrollEvent(
          position: CGPoint(x: 9, y: 99), delta: CGSize(width: 0, height: -40), phase: .step,
          time: time)), elements: elements)
  }

  private func element(
    _ role: StageElement.Role, _ label: String, y: CGFloat, value: String? = nil,
    id: String? = nil
  ) -> StageElement {
    StageElement(
      role: role, label: label, frame: CGRect(x: 0, y: y, width: 320, height: 44),
      identifier: id, value: value)
  }

  /// A list that is scrolled by a distance.
  private func list(by offset: CGFloat = 0) -> [StageElement] {
    [element(.title, "Rows", y: 0)]
      + (0..<20).map { element(.cell, "Row \($0)", y: 44 + 44 * CGFloat($0) - offset) }
      .filter { $0.frame.minY > 0 && $0.frame.minY < 480 }
  }

  @Test func `a scroll to what is tapped is a step of its own`() {
    let dragged =
      drag(from: 400, to: 200, at: 1, over: list())
      + drag(from: 400, to: 300, at: 2, over: list(by: 200))
      + tap(100, 360, at: 4, over: list(by: 300))
    #expect(lines(dragged) == ["scroll-to: Row 14", "tap: Row 14"])
    let turned =
      [wheel(at: 1, over: list()), wheel(at: 1.2, over: list(by: 40))]
      + tap(100, 470, at: 2, over: list(by: 80))
    #expect(lines(turned) == ["scroll-to: Row 11", "tap: Row 11"])
    // Nothing of what was on screen is there any more.
    let far = [wheel(at: 1, over: list())] + tap(100, 60, at: 2, over: list(by: 500))
    #expect(lines(far) == ["scroll-to: Row 11", "tap: Row 11"])
  }

  @Test func `a drag that leads elsewhere is repeated as it was`() {
    let page = [element(.title, "Other", y: 0), element(.button, "Ok", y: 100)]
    let steps = lines(
      drag(from: 400, to: 200, at: 1, over: list()) + tap(100, 110, at: 4, over: page))
    #expect(steps.first == "press: [100, 400]")
    #expect(steps.suffix(2) == ["settle", "tap: Ok"])
    // A row that is pulled aside, and what comes from behind it.
    let aside =
      [element(.button, "Delete", y: 132)]
      + list().map { row in
        var row = row
        if row.label == "Row 2" { row.frame.origin.x = -80 }
        return row
      }
    let pulled = lines(
      drag(from: 140, to: 180, at: 1, over: list()) + tap(100, 140, at: 2, over: aside))
    #expect(pulled.first == "press: [100, 140]")
    #expect(pulled.last == "tap: Delete")
    // A menu that a long press opens.
    let menu = [element(.menuItem, "Copy", y: 200)] + list()
    #expect(
      lines(
        [finger(.down, 100, 60, at: 1, over: list()), finger(.up, 100, 60, at: 1.7)]
          + tap(100, 210, at: 3, over: menu))
        == ["long-press: {at: Row 0, for: 0.7}", "settle", "tap: Copy"])
  }

  @Test func `a drag before a tap on what was in reach is kept, as it may refresh the list`() {
    let fresh = [element(.title, "Rows", y: 0), element(.cell, "New", y: 44)]
    let refreshed = fresh + list(by: -44).filter { $0.role == .cell }
    let pulled =
      drag(from: 100, to: 300, at: 1, over: list()) + tap(100, 200, at: 4, over: refreshed)
    let steps = lines(pulled)
    #expect(steps.first == "press: [100, 100]")
    #expect(steps.suffix(2) == ["settle", "tap: Row 2"])
  }

  @Test func `a row behind the bar was not in reach`() {
    let steps = lines(
      drag(from: 100, to: 300, at: 1, over: list(by: 30)) + tap(100, 60, at: 4, over: list()))
    #expect(steps == ["scroll-to: Row 0", "tap: Row 0"])
  }

  @Test func `what is typed into an empty field is entered`() {
    func typed(_ value: String?) -> [String] {
      lines(
        tap(9, 110, at: 1, over: [element(.textField, "Name", y: 100, value: value)]) + [
          .input(.text(TextEvent(text: "An", time: 2))),
          .input(.text(TextEvent(text: "n", time: 2.1))),
        ])
    }
    #expect(typed("") == ["enter: {in: Name, text: Ann}"])
    #expect(typed(nil) == ["enter: {in: Name, text: Ann}"])
    #expect(typed("Jo") == ["tap: Name", "settle", "type: Ann"])
  }

  @Test func `two quick taps are one step, and so is a long one`() {
    let photo = [element(.image, "Photo", y: 100)]
    #expect(
      lines(tap(9, 110, at: 1, over: photo) + tap(9, 110, at: 1.2, over: photo))
        == ["double-tap: Photo"])
    #expect(
      lines(tap(9, 110, at: 1, over: photo) + tap(9, 110, at: 2, over: photo))
        == ["tap: Photo", "settle", "tap: Photo"])
    #expect(
      lines([finger(.down, 9, 110, at: 1, over: photo), finger(.up, 9, 110, at: 1.9)])
        == ["long-press: {at: Photo, for: 0.9}"])
  }

  @Test func `an element is named by what it has alone`() {
    func tapped(_ elements: [StageElement]) -> [String] {
      lines(tap(9, 110, at: 1, over: elements))
    }
    let ok = element(.button, "Ok", y: 100, id: "sign-up.ok")
    #expect(tapped([ok]) == ["tap: Ok"])
    #expect(tapped([ok, element(.text, "Ok", y: 200)]) == ["tap: {role: button, label: Ok}"])
    #expect(tapped([ok, element(.button, "Ok", y: 200)]) == ["tap: {id: sign-up.ok}"])
    let first = element(.button, "Ok", y: 100)
    #expect(
      tapped([element(.button, "Ok", y: 200), first]) == ["tap: {role: button, label: Ok, nth: 1}"])
    #expect(
      tapped([element(.slider, "Volume", y: 100)]) == ["tap: {label: Volume, at: [3%, 23%]}"])
    #expect(tapped([element(.image, " ", y: 100)]) == ["tap: [9, 110]"])
  }
}
