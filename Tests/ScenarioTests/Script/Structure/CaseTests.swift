import Scenario
import Testing

/// Cases of a scenario, and what holds for all scenarios of a folder.
struct CaseTests {
  private let settings = """
    parameters: {mail: a@b}
    cases:
      empty: {mail: "", says: Missing}
      without: {says: No at}

    """

  @Test func `each case is a scenario with its own values`() throws {
    let cases = try ScenarioFiles.steps(
      "- expect: {title: \"${mail}\", elements: {present: \"${says}\"}}", settings: settings
    ).cases()
    #expect(cases.map(\.caseName) == ["empty", "without"])
    #expect(
      cases.map { $0.steps[0].yaml } == [
        "expect: {title: \"\", elements: {present: [Missing]}}",
        "expect: {title: a@b, elements: {present: [No at]}}",
      ])
  }

  @Test func `a case may choose the device, but not the app`() throws {
    let cases = "cases: {a: {d: iphone-8, p: photos}, b: {d: ipad-mini, p: files}}\n"
    let scenarios = try ScenarioFiles.steps("- settle", settings: cases + "device: ${d}\n").cases()
    #expect(scenarios.map { $0.devices.map(\.value) } == [["iphone-8"], ["ipad-mini"]])
    #expect(
      ScenarioFiles.steps("- settle", settings: cases + "app: ${p}\n").problems == [
        "s/back.yaml:2:6: “app” is the same in each case: write a scenario for each"
      ])
  }

  @Test func `what is wrong in one case says in which`() {
    let files = ScenarioFiles.steps(
      "- tap: ${b}\n- tap: ${c}", settings: "cases: {one: {a: 1}, two: {b: 2}}\n")
    #expect(
      files.problems == [
        "s/back.yaml:3:10: there is no parameter “b” here; there is a (case one)",
        "s/back.yaml:4:10: there is no parameter “c” here; there is a (case one)",
        "s/back.yaml:4:10: there is no parameter “c” here; there is b (case two)",
      ])
    #expect(ScenarioFiles.steps("- dance", settings: settings).problems.count == 1)
  }

  @Test(arguments: [
    ("cases: [a]\n", "1:8: “cases” is names with a value each, found a list"),
    ("cases: {}\n", "1:8: “cases” is an empty list"),
    ("cases: {a.b: {}}\n", "1:9: the name of a case is letters, digits, - and _, found “a.b”"),
    ("cases: {a: b}\n", "1:12: “a” is names with a value each, found “b”"),
    ("cases: {a: {b: [1]}}\n", "1:16: “b” is a text, found a list"),
  ])
  func `cases that are wrong say so`(settings: String, problem: String) {
    #expect(
      ScenarioFiles.steps("- settle", settings: settings).problems == ["s/back.yaml:\(problem)"])
  }

  @Test func `what else is wrong is said beside cases that cannot be read`() {
    let files = ScenarioFiles.steps(
      "- tap: ${who}\n- tpa: b", settings: "keyboard: 1\ncases: {a.b: {who: Ann}}\n")
    #expect(
      files.problems == [
        "s/back.yaml:1:11: “keyboard” is true or false, found “1”",
        "s/back.yaml:2:9: the name of a case is letters, digits, - and _, found “a.b”",
        "s/back.yaml:5:5: there is no step “tpa”: did you mean tap?",
      ])
  }

  // MARK: The folder's defaults

  @Test func `a folder's defaults hold unless the scenario has its own`() throws {
    let defaults = """
      app: photos
      device: [iphone-8, ipad-mini]
      appearance: dark
      tags: [smoke, forms]
      looks: pairwise
      parameters: {who: Ann, what: cat}
      before:
        - tap: ${who}
      after:
        - expect: {title: "${what}"}

      """
    let files = ScenarioFiles.steps(
      "- settle", settings: "appearance: light\nparameters: {what: dog}\n",
      besides: ["defaults.yaml": defaults])
    let scenario = try files.cases()[0]
    #expect(scenario.app?.value == "photos")
    #expect(scenario.app?.place.file == "s/defaults.yaml")
    #expect(scenario.devices.map(\.value) == ["iphone-8", "ipad-mini"])
    #expect(scenario.looks.map(\.name) == ["light"])
    #expect(scenario.tags == ["smoke", "forms"])
    #expect(scenario.choice == .pairwise)
    #expect(
      scenario.steps.map(\.yaml) == ["tap: Ann", "settle", "capture: end", "expect: {title: dog}"])
    #expect(scenario.steps.map(\.place.file) == ["s/defaults.yaml", nil, nil, "s/defaults.yaml"])
  }

  @Test(arguments: [
    ("steps: [settle]", "1:1: defaults.yaml has no key “steps”"),
    ("cases: {}", "1:1: defaults.yaml has no key “cases”"),
    ("before: [dance]", "1:10: there is no step “dance”"),
    ("device: x", "1:9: there is no device “x”"),
    ("[", "1:2: something is missing here"),
    ("parameters: {a: null}", "1:17: “a” has no value"),
  ])
  func `what is wrong in the defaults is told there`(defaults: String, problem: String) {
    let problems = ScenarioFiles.steps("- settle", besides: ["defaults.yaml": defaults]).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("s/defaults.yaml:\(problem)") == true, "\(problems)")
  }

  // MARK: Stopping

  @Test(arguments: [
    (1, 0), (2, 0), (3, 1), (4, 2), (5, 4), (6, 6), (7, 7), (9, 7), (10, 8), (99, 8),
  ])
  func `a scenario stops before a line`(line: Int, count: Int) throws {
    let files = ScenarioFiles.steps(
      """
      - settle
      - wait: 1
      - use: a.part.yaml
      - repeat: {times: 2, steps: [settle]}
      - if:
          idiom: phone
          then:
            - wait: 2
      """, besides: ["a.part.yaml": "steps: [settle, settle]"])
    var scenario = try files.cases()[0]
    scenario.stop(beforeLine: line)
    var steps = scenario.steps
    var found = steps.count
    if case .branch(let branch)? = steps.popLast()?.action { found += branch.steps.count }
    #expect(found == count)
  }
}
