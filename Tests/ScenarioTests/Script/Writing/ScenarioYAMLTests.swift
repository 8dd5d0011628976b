import Foundation
import Input
import Scenario
import Testing

struct ScenarioYAMLTests {
  @Test func `a scenario is written as people write it`() throws {
    let wanted = ScriptSamples.swipe.split(separator: "\n")
      .map { $0.split(separator: " #")[0] }
      .map { line in line.replacing(/\ +$/, with: "") + "\n" }.joined()
    #expect(try ScriptSamples.read(ScriptSamples.swipe).yaml == wanted)
  }

  @Test func `everything is written and read again`() throws {
    let scenario = try ScriptSamples.read(ScriptSamples.everything)
    let again = try ScriptSamples.read(scenario.yaml)
    #expect(again.withoutPlaces == scenario.withoutPlaces)
    #expect(again.yaml == scenario.yaml)
    #expect(
      scenario.yaml.contains(
        "tolerance: {levels: 2, pixels: 10, densest: 3, reason: the GPU's rounding}\n"))
    #expect(
      scenario.yaml.contains(
        "  - film:\n      name: in between\n      frames: 4\n      over: 0.5\n      during:\n        - wait: 0.1\n"
      ))
  }

  @Test(
    arguments: [
      (.tap(.element(label: "Family", role: nil)), "tap: Family"),
      (.tap(.element(label: "Family, 3", role: "cell")), "tap: {role: cell, label: \"Family, 3\"}"),
      (.tap(.point(CGPoint(x: 1, y: 2.5))), "tap: [1, 2.5]"),
      (
        .tap(
          .element(
            .labelled("Notes"),
            at: ScenarioStep.InnerPoint(x: .percent(90), y: .points(12)))),
        "tap: {label: Notes, at: [90%, 12]}"
      ),
      (.press(.point(CGPoint(x: -2, y: 300)), finger: 0), "press: [-2, 300]"),
      (
        .press(.element(label: "A", role: "cell"), finger: 2),
        "press: {at: {role: cell, label: A}, finger: 2}"
      ),
      (
        .drag(from: .element(label: "A", role: nil), to: CGPoint(x: 3, y: 4), over: 0.1),
        "drag: {from: A, to: [3, 4], over: 0.1}"
      ),
      (
        .fling(from: .point(.zero), velocity: CGPoint(x: 0, y: -900)),
        "fling: {from: [0, 0], velocity: [0, -900]}"
      ),
      (
        .wheel(at: .zero, by: CGSize(width: 0, height: 9), over: 0),
        "wheel: {at: [0, 0], by: [0, 9], over: 0}"
      ),
      (.secondaryClick(.point(CGPoint(x: 1, y: 2))), "secondary-click: [1, 2]"),
      (.key(.pageUp, []), "key: page-up"),
      (.key(.character("{"), [.alternate, .shift]), "key: {press: \"{\", with: [shift, alt]}"),
      (.type("a\nb “c” \"d\" \u{0}"), "type: \"a\\nb “c” \\\"d\\\" \\U00000000\""),
      (.type("a\u{FEFF}"), "type: \"a\\U0000feff\""), (.type("null"), "type: \"null\""),
      (.type("5"), "type: 5"), (.type("- a"), "type: \"- a\""),
      (.type("a "), "type: \"a \""), (.type("a: b"), "type: \"a: b\""),
      (.rotate(nil), "rotate"), (.rotate(.left), "rotate: left"), (.restart, "restart"),
      (.settle, "settle"),
      (.wait(0.001), "wait: 0.001"),
      (.wait(2), "wait: 2"),
      (.resize(CGSize(width: 500, height: 400)), "resize: [500, 400]"),
      (.capture("half-way back"), "capture: half-way back"),
      (
        .film(ScenarioStep.FilmStep(name: "f", frames: 2, over: 1)),
        "film: {name: f, frames: 2, over: 1}"
      ),
    ] as [(ScenarioStep.Action, String)])
  func `a step is written in a line`(action: ScenarioStep.Action, line: String) throws {
    #expect(Scenario(steps: [ScenarioStep(action)]).yaml == "steps:\n  - \(line)\n")
    #expect(try ScriptSamples.step(line) == action)
  }

  @Test(
    arguments: [
      (.move(to: CGPoint(x: 1, y: 2), over: 0.3, finger: 0), "move: {to: [1, 2], over: 0.3}"),
      (.move(to: CGPoint(x: 1, y: 2), over: 0, finger: 0), "move: {to: [1, 2]}"),
      (.release(finger: 0), "release"), (.cancel, "cancel"),
    ] as [(ScenarioStep.Action, String)])
  func `what needs a finger is written in a line`(action: ScenarioStep.Action, line: String) throws
  {
    let steps = [.press(.point(.zero), finger: 0), action, .capture("a")].map { ScenarioStep($0) }
    let scenario = Scenario(steps: steps)
    #expect(scenario.yaml == "steps:\n  - press: [0, 0]\n  - \(line)\n  - capture: a\n")
    #expect(try ScriptSamples.read(scenario.yaml).withoutPlaces == scenario)
  }

  @Test func `whatever is written is read again as it was`() throws {
    for seed in 0..<500 {
      var maker = ScenarioMaker(seed: UInt64(seed))
      let scenario = maker.scenario()
      let text = scenario.yaml
      do {
        #expect(try ScriptSamples.read(text).withoutPlaces == scenario, "seed \(seed):\n\(text)")
      } catch {
        Issue.record("seed \(seed): \(error) in\n\(text)")
      }
    }
  }
}

nonisolated extension Scenario {
  /// The scenario without positions.
  var withoutPlaces: Scenario {
    var scenario = self
    scenario.app = app.map { Located($0.value) }
    scenario.language = language.map { Located($0.value) }
    scenario.devices = devices.map { Located($0.value) }
    scenario.steps = steps.map(\.withoutPlace)
    return scenario
  }
}

nonisolated extension ScenarioStep {
  fileprivate var withoutPlace: ScenarioStep {
    switch action {
    case .film(var film):
      film.steps = film.steps.map(\.withoutPlace)
      return ScenarioStep(.film(film))
    case .branch(var branch):
      branch.steps = branch.steps.map(\.withoutPlace)
      branch.otherwise = branch.otherwise.map(\.withoutPlace)
      return ScenarioStep(.branch(branch))
    case .loop(var loop):
      loop.steps = loop.steps.map(\.withoutPlace)
      return ScenarioStep(.loop(loop))
    default: return ScenarioStep(action)
    }
  }
}
