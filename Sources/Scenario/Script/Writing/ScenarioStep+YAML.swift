import Audit
import Foundation
import Input

nonisolated extension [ScenarioStep] {
  /// The steps as lines, each after a dash, indented by two spaces.
  var indentedLines: [String] { flatMap(\.lines).map { "  " + $0 } }
}

nonisolated extension ScenarioStep {
  /// The step as one line of YAML, without the steps of a film, a condition or a loop.
  public var yaml: String {
    action.value.map { "\(action.key.rawValue): \($0)" } ?? action.key.rawValue
  }

  fileprivate var lines: [String] {
    switch action {
    case .film(let film) where !film.steps.isEmpty: film.lines
    case .branch(let branch): branch.lines
    case .loop(let loop): loop.lines
    default: ["- " + yaml]
    }
  }
}

nonisolated extension ScenarioStep.Action {
  /// The key under which it is written.
  var key: StepKey {
    switch self {
    case .tap: .tap
    case .press: .press
    case .move, .moveFingers: .move
    case .release: .release
    case .cancel: .cancel
    case .drag: .drag
    case .fling: .fling
    case .wheel: .wheel
    case .secondaryClick: .secondaryClick
    case .segue: .segue
    case .scene: .scene
    case .key: .key
    case .type: .type
    case .rotate: .rotate
    case .resize: .resize
    case .restart: .restart
    case .look: .look
    case .wait: .wait
    case .settle: .settle
    case .capture: .capture
    case .film: .film
    case .audit: .audit
    case .expect: .expect
    case .note: .note
    case .branch: .choose
    case .loop: .loop
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .pinch: .pinch
    case .turn: .turn
    case .scroll: .scroll
    case .scrollTo: .scrollTo
    case .enter: .enter
    case .clear: .clear
    case .waitFor: .waitFor
    case .openURL: .openURL
    }
  }

  /// The value of the key; nil if it has none.
  fileprivate var value: String? {
    switch self {
    case .tap(let target), .secondaryClick(let target), .doubleTap(let target),
      .clear(let target):
      target.yaml
    case .press(let target, let finger):
      finger == ScenarioStep.firstFinger
        ? target.yaml : YAMLText.mapping([(.at, target.yaml), (.finger, "\(finger)")])
    case .move(let end, let seconds, let finger):
      YAMLText.mapping([(.to, end.yaml)] + Self.over(seconds) + Self.naming(finger))
    case .release(let finger):
      finger == ScenarioStep.firstFinger ? nil : YAMLText.mapping(Self.naming(finger))
    case .drag(let start, let end, let seconds):
      YAMLText.mapping([
        (.from, start.yaml), (.to, end.yaml), (.over, YAMLText.number(seconds)),
      ])
    case .fling(let start, let velocity):
      YAMLText.mapping([(.from, start.yaml), (.velocity, velocity.yaml)])
    case .wheel(let place, let delta, let seconds):
      YAMLText.mapping(
        [(.at, place.yaml), (.by, delta.yaml)]
          + (seconds.map { [(.over, YAMLText.number($0))] } ?? []))
    case .key(let key, let modifiers): key.yaml(with: modifiers)
    case .type(let text), .segue(let text), .scene(let text),
      .openURL(let text), .note(let text):
      YAMLText.text(text)
    case .capture(let capture): capture.yaml
    case .resize(let size): size.yaml
    case .look(let look): look.yaml
    case .wait(let seconds): YAMLText.number(seconds)
    case .film(let film): YAMLText.mapping(film.entries)
    case .expect(let expectation): expectation.yaml
    case .audit(let checks): Self.yaml(checks)
    case .branch(let branch): YAMLText.mapping(branch.condition.entries)
    case .loop(let loop): YAMLText.mapping(loop.entries)
    case .rotate(let direction): direction?.rawValue
    case .moveFingers, .longPress, .pinch, .turn, .scroll, .scrollTo, .enter, .waitFor:
      gestureValue
    case .cancel, .restart, .settle: nil
    }
  }

  /// The checks of an audit; nil for all of them.
  private static func yaml(_ checks: Set<AuditCheck>) -> String? {
    let names = AuditCheck.allCases.filter(checks.contains).map(\.rawValue)
    return names.count == AuditCheck.allCases.count
      ? nil : YAMLText.mapping([(.checks, YAMLText.list(names))])
  }

  private static func over(_ seconds: TimeInterval) -> [(PartKey, String)] {
    seconds == 0 ? [] : [(.over, YAMLText.number(seconds))]
  }

  private static func naming(_ finger: Int) -> [(PartKey, String)] {
    finger == ScenarioStep.firstFinger ? [] : [(.finger, "\(finger)")]
  }
}
