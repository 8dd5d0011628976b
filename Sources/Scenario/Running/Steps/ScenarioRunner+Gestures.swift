import Foundation
import Input
import NavigationKit

extension ScenarioRunner {
  /// Takes a step with several fingers, or one that scrolls, types or waits.
  func act(byGesture step: ScenarioStep) throws {
    let place = step.place
    switch step.action {
    case .doubleTap(let target): try doubleTap(try point(of: target, place))
    case .longPress(let target, let seconds):
      try press(try point(of: target, place), finger: 0)
      try pass(to: stage.now + seconds)
      try release(finger: 0)
    case .pinch(let target, let scale, let seconds):
      try move(try fingers(around: target, place, scale: scale), over: seconds)
    case .turn(let target, let degrees, let seconds):
      try move(try fingers(around: target, place, degrees: degrees), over: seconds)
    case .scroll(let area, let way): try scroll(area, way, place)
    case .scrollTo(let search): try scroll(to: search, place)
    case .clear(let target): try clear(target, place)
    case .enter(let target, let text):
      try clear(target, place)
      if !text.isEmpty { stage.send(.text(TextEvent(text: text, time: stage.now))) }
    case .waitFor(let wait): try self.wait(for: wait, place)
    case .openURL(let text):
      guard let url = URL(string: text), stage.open(url) else {
        throw ScenarioFailure(place: place, reason: .opensNoLinks(text))
      }
    default: break
    }
  }

  private func doubleTap(_ point: CGPoint) throws {
    try press(point, finger: 0)
    try release(finger: 0)
    try pass(to: stage.now + ScenarioStep.doubleTapPause)
    try press(point, finger: 0)
    try release(finger: 0)
  }

  // MARK: Two fingers

  private func fingers(
    around target: ScenarioStep.Target, _ place: SourcePosition, scale: CGFloat = 1,
    degrees: CGFloat = 0
  ) throws -> TwoFingers {
    let middle = try point(of: target, place)
    let frame =
      switch target {
      case .element(let query, _): try element(query, place).frame
      case .point(let point): TwoFingers.area(around: point)
      }
    let pair = TwoFingers(
      around: middle, in: frame.intersection(stage.screen.bounds), scale: scale, degrees: degrees)
    for share: CGFloat in [0, 1] {
      for (_, point) in pair.places(after: share).sorted(by: { $0.key < $1.key }) {
        _ = try onScreen(point, place)
      }
    }
    return pair
  }

  private func move(_ pair: TwoFingers, over seconds: TimeInterval) throws {
    for (finger, point) in pair.places(after: 0).sorted(by: { $0.key < $1.key }) {
      try press(point, finger: finger)
    }
    try move(over: seconds) { pair.places(after: $0) }
    for finger in 0...1 { try release(finger: finger) }
  }

  // MARK: Text

  /// Gives a field the focus, unless it has it, and empties it by keys.
  private func clear(_ target: ScenarioStep.Target, _ place: SourcePosition) throws {
    let point = try point(of: target, place)
    if focused?.frame.contains(point) != true {
      try press(point, finger: 0)
      try release(finger: 0)
    }
    guard let field = focused else {
      throw ScenarioFailure(place: place, reason: .takesNoText(target.yaml))
    }
    guard field.value?.isEmpty != true else { return }
    press(.character("a"), .control)
    press(.delete, [])
    if let text = focused?.value, !text.isEmpty, text == field.value {
      throw ScenarioFailure(place: place, reason: .keptText(text))
    }
  }

  private var focused: StageElement? { stage.elements().first(where: \.isFocused) }

  // MARK: Waiting

  /// Lets time pass until the elements are there, looking whenever something happens.
  private func wait(for wait: ScenarioStep.WaitFor, _ place: SourcePosition) throws {
    let deadline = stage.now + wait.limit
    while true {
      let search = search(for: wait.present + wait.absent)
      let unmet =
        wait.present.compactMap(search.reason(missing:))
        + wait.absent.compactMap(search.reason(present:))
      if unmet.isEmpty { return }
      guard stage.now < deadline else {
        let reason = ScenarioFailure.Reason.waited(
          seconds: wait.limit, unmet.map(\.statement))
        throw ScenarioFailure(place: place, reason: reason)
      }
      let frame = stage.isMoving ? stage.now + 1 / Self.samplesPerSecond : deadline
      try pass(to: min(stage.nextDue ?? deadline, frame, deadline))
    }
  }
}
