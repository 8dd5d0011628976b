import Scenario
import Testing

/// Steps from other files.
struct PartTests {
  private let login = """
    parameters: {name: Ann, button: null}
    steps:
      - type: ${name}
      - tap: ${button}
    """

  @Test(arguments: [
    ("- use: {part: login.part.yaml, with: {button: Go}}", ["type: Ann", "tap: Go"]),
    ("- use: {part: login.part.yaml, with: {button: 7, name: Bo}}", ["type: Bo", "tap: 7"]),
    ("- use: plain.part.yaml", ["settle", "key: escape"]),
    ("- use: parts/outer.part.yaml", ["settle", "key: escape", "wait: 1"]),
  ])
  func `the steps of a part stand in its place`(line: String, steps: [String]) throws {
    let files = ScenarioFiles.steps(
      line,
      besides: [
        "login.part.yaml": login, "plain.part.yaml": "steps: [settle, key: escape]",
        "parts/outer.part.yaml": "steps: [use: ../plain.part.yaml, use: inner.part.yaml]",
        "parts/inner.part.yaml": "steps: [wait: 1]",
      ])
    #expect(try files.steps() == steps)
  }

  @Test func `a step knows its part and by what that was reached`() throws {
    let files = ScenarioFiles.steps(
      "- settle\n- use: outer.part.yaml",
      besides: [
        "outer.part.yaml": "steps:\n  - settle\n  - use: inner.part.yaml\n",
        "inner.part.yaml": "steps:\n\n  - wait: 2\n",
      ])
    let step = try #require(try files.cases()[0].steps.first { $0.action == .wait(2) })
    #expect(step.place.file == "s/inner.part.yaml")
    #expect((step.place.line, step.place.column) == (3, 5))
    #expect(step.place.outerLine == 3)
    #expect(
      ScenarioFailure(place: step.place, reason: .noFinger).diagnostic(in: "s/back.yaml")
        == "s/inner.part.yaml:3:5: no finger is down to move: press before "
        + "(used in s/outer.part.yaml:3:5, used in s/back.yaml:3:5)")
  }

  @Test func `a part sees its own parameters only`() {
    let files = ScenarioFiles.steps(
      "- use: a.part.yaml", settings: "parameters: {who: Ann}\n",
      besides: ["a.part.yaml": "steps: [tap: \"${who}\"]"])
    #expect(
      files.problems == [
        "s/a.part.yaml:1:14: there is no parameter “who” here: name it in parameters, "
          + "or write $${ for the characters (used in s/back.yaml:3:5)"
      ])
  }

  @Test(arguments: [
    ("- use: login.part.yaml", "10: s/login.part.yaml needs a value: with: {button: …}"),
    (
      "- use: {part: login.part.yaml, with: {buton: Go, button: Go}}",
      "48: s/login.part.yaml has no parameter “buton”: did you mean button?"
    ),
    (
      "- use: {part: plain.part.yaml, with: {a: b}}",
      "44: s/plain.part.yaml has no parameter “a”: it has none"
    ),
    ("- use: gone.part.yaml", "10: s/gone.part.yaml cannot be read: there is no such file"),
    ("- use: locked.part.yaml", "10: s/locked.part.yaml cannot be read: it may not be read by you"),
    ("- use: login.yaml", "10: the name of a part ends in .part.yaml, found “login.yaml”"),
    ("- use: {with: {a: b}}", "10: use needs “part”"),
    (
      "- use: {part: login.part.yaml, with: Go}",
      "40: “with” is names with a value each, found “Go”"
    ),
    ("- use", "5: use needs something behind it: use: login.part.yaml"),
  ])
  func `a part that cannot be used is told where it is used`(line: String, problem: String) {
    let files = ScenarioFiles.steps(
      line,
      besides: ["login.part.yaml": login, "plain.part.yaml": "steps: [settle]"])
    #expect(files.problems.contains("s/back.yaml:2:\(problem)"), "\(files.problems)")
  }

  @Test(arguments: [
    ("steps: []", "1:8: “steps” is an empty list (used in s/back.yaml:2:5)"),
    ("app: files\nsteps: [settle]", "1:1: a part has no key “app”"),
    ("parameters: {}", "1:1: a part needs “steps” (used in s/back.yaml:2:5)"),
    ("", "1:1: there is no scenario in it"),
    ("steps: [", "1:9: something is missing here"),
    ("steps: [tpa: A]", "1:9: there is no step “tpa”: did you mean tap? (used in s/back.yaml:2:5)"),
    ("steps: [use: a.part.yaml]", "1:14: a part cannot use itself: s/a.part.yaml → s/a.part.yaml"),
    ("steps: [release]", "1:9: finger 0 is not down: press before it is released"),
    ("steps: [capture: start]", "1:18: “start” is the name of a picture before this"),
  ])
  func `what is wrong in a part is told at its line`(part: String, problem: String) {
    let files = ScenarioFiles([
      "s/back.yaml": "steps:\n  - use: a.part.yaml\n  - capture: end\n",
      "s/a.part.yaml": part,
    ])
    let twice = ScenarioFiles([
      "s/back.yaml": "steps:\n  - capture: start\n  - use: a.part.yaml\n",
      "s/a.part.yaml": part,
    ])
    let problems = part.contains("start") ? twice.problems : files.problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("s/a.part.yaml:\(problem)") == true, "\(problems)")
  }

  @Test func `what is wrong in a part is told once, however often it is used`() {
    let files = ScenarioFiles.steps(
      "- use: a.part.yaml\n- use: a.part.yaml\n- tpa: B", besides: ["a.part.yaml": "steps: [dance]"]
    )
    #expect(files.problems.count == 2)
    #expect(files.problems.last?.hasPrefix("s/back.yaml:4:5: there is no step “tpa”") == true)
  }

  @Test func `parts that use parts have an end`() {
    var parts = ["p0.part.yaml": "steps: [settle]"]
    for level in 1...40 {
      let below = "use: p\(level - 1).part.yaml"
      parts["p\(level).part.yaml"] = "steps: [\(below), \(below)]"
    }
    let problems = ScenarioFiles.steps("- use: p40.part.yaml", besides: parts).problems
    #expect(problems.count == 1)
    #expect(problems[0].contains("loops and parts make more than 1000 steps of this run"))
  }
}
