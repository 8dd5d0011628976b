import Goldens
import Input
import NavigationKit
import Scenario
import Testing

/// Conditions and loops while a scenario runs.
struct ScenarioChoiceTests {
  private nonisolated static func condition(
    _ change: (inout ScenarioStep.Condition) -> Void
  ) -> ScenarioStep.Condition {
    var condition = ScenarioStep.Condition()
    change(&condition)
    return condition
  }

  private nonisolated static let steps = (
    then: [ScenarioStep(.wait(1))], otherwise: [ScenarioStep(.wait(2))]
  )

  @Test(
    arguments: [
      (condition { $0.present = ["Family"] }, true), (condition { $0.absent = ["Family"] }, false),
      (condition { $0.present = ["Work"] }, false), (condition { $0.absent = ["Work"] }, true),
      (condition { ($0.present, $0.absent) = (["Family"], ["Albums"]) }, false),
      (condition { $0.devices = ["iphone-8", "test"] }, true),
      (condition { $0.devices = ["iphone-8"] }, false),
      (condition { $0.idiom = .phone }, true), (condition { $0.idiom = .pad }, false),
      (condition { ($0.idiom, $0.present) = (.phone, ["Work"]) }, false),
    ])
  func `a condition chooses the steps`(condition: ScenarioStep.Condition, isMet: Bool) throws {
    let branch = ScenarioStep.Branch(
      condition, then: Self.steps.then, otherwise: Self.steps.otherwise)
    let (recorder, runner) = try play(.branch(branch))
    #expect(runner.failures.isEmpty)
    #expect(recorder.heard.dropFirst() == (isMet ? ["→ then", "wait: 1"] : ["→ else", "wait: 2"]))
  }

  @Test func `without another way it goes on`() throws {
    let branch = ScenarioStep.Branch(
      Self.condition { $0.present = ["Work"] }, then: Self.steps.then)
    let (recorder, _) = try play(.branch(branch))
    #expect(recorder.heard == ["if: {present: [Work]}", "→ goes on"])
  }

  @Test func `a condition looks once everything has settled`() throws {
    let branch = ScenarioStep.Branch(
      Self.condition { $0.absent = ["Albums"] }, then: Self.steps.then,
      otherwise: Self.steps.otherwise)
    let stage = stageWithAlbums()
    let (recorder, _) = try play(
      .tap(.element(label: "Family", role: nil)), .branch(branch), on: stage)
    // The back button says where it leads.
    #expect(recorder.heard.last == "wait: 2")
    #expect(stage.isSettled)
  }

  @Test func `steps are repeated until something is so`() throws {
    let loop = ScenarioStep.Loop(
      until: Self.condition { $0.present = ["Family"] }, atMost: 3,
      [ScenarioStep(.key(.escape, []))])
    let (recorder, runner) = try play(
      .tap(.element(label: "Family", role: nil)), .settle, .loop(loop), .loop(loop))
    #expect(runner.failures.isEmpty)
    #expect(
      recorder.heard.dropFirst(2) == [
        "repeat: {until: {present: [Family]}, at-most: 3}", "→ 0 turns",
        "repeat: {until: {present: [Family]}, at-most: 3}", "→ 0 turns",
      ])
  }

  @Test func `a turn that helps is the last`() throws {
    let loop = ScenarioStep.Loop(
      until: Self.condition { $0.absent = ["Family"] }, atMost: 3, [ScenarioStep(.rotate(nil))])
    let (recorder, runner) = try play(.loop(loop))
    #expect(recorder.heard.filter { $0 == "rotate" }.count == 3)
    #expect(
      runner.failures.map(\.sentence) == ["after 3 turns it is still so that “Family” is on screen"]
    )
  }

  @Test func `what does not come ends the run`() throws {
    let loop = ScenarioStep.Loop(
      until: Self.condition { $0.present = ["Work"] }, atMost: 1, [ScenarioStep(.wait(1))])
    let (recorder, runner) = try play(.loop(loop), .wait(9))
    #expect(
      runner.failures.map(\.sentence) == [
        "after 1 turn it is still so that “Work” is not on screen"
      ]
    )
    #expect(!recorder.heard.contains("wait: 9"))
  }

  @Test(arguments: [("Family", ["wait: 1"]), ("Nobody", [])])
  func `a run that stops in a loop does half of a turn, and does not fail`(
    wanted: String, done: [String]
  ) throws {
    let text = """
      steps:
        - repeat:
            until: {absent: \(wanted)}
            at-most: 3
            steps:
              - wait: 1
              - rotate
        - capture: end

      """
    var scenario = try ScriptSamples.read(text)
    scenario.stop(beforeLine: 7)
    let recorder = RecordingHost()
    let runner = ScenarioRunner(stage: stageWithAlbums(), host: recorder)
    try runner.run(scenario.steps)
    #expect(runner.failures.map(\.sentence) == [])
    #expect(recorder.heard.filter { $0.hasPrefix("wait") || $0 == "rotate" } == done)
  }

  @Test func `loops have an end`() throws {
    let inner = ScenarioStep.Loop(
      until: Self.condition { $0.present = ["Work"] }, atMost: 1000,
      [ScenarioStep(.wait(0)), ScenarioStep(.wait(0))])
    let (recorder, runner) = try play(.loop(inner))
    #expect(recorder.heard.filter { $0 == "wait: 0" }.count == 1000)
    #expect(
      runner.failures.map(\.sentence) == [
        "loops have done 1000 steps of this run, and that is the limit: what is waited for does not come"
      ])
  }

  @Test func `each step of a conversation has an end of its own`() throws {
    let loop = ScenarioStep.Loop(
      until: Self.condition { $0.present = ["Work"] }, atMost: 300,
      [ScenarioStep(.wait(0)), ScenarioStep(.wait(0))])
    let (recorder, runner) = try play(.wait(0))
    for _ in 0..<2 { #expect(try !runner.complete(ScenarioStep(.loop(loop)))) }
    #expect(recorder.heard.filter { $0 == "wait: 0" }.count == 1201)
  }
}
