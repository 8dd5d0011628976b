import Scenario
import Testing

/// Steps that are repeated, and such that a condition chooses.
struct LoopTests {
  @Test func `for each value the steps are read once`() throws {
    let files = ScenarioFiles.steps(
      """
      - for-each:
          row: [Files, 2]
          steps:
            - tap: ${row}
            - capture: "page of ${row}"
      """)
    #expect(
      try files.steps()
        == ["tap: Files", "capture: page of Files", "tap: 2", "capture: page of 2"])
    let scenario = try files.cases()[0]
    #expect(scenario.captureNames == ["page of Files", "page of 2", "end"])
    #expect(scenario.steps[2].place.origins == ["row “2”"])
  }

  @Test func `loops inside loops know the names of both`() throws {
    let files = ScenarioFiles.steps(
      "- for-each: {a: [1, 2], steps: [for-each: {b: [x, y], steps: [tap: \"${a}${b}\"]}]}")
    #expect(try files.steps() == ["tap: 1x", "tap: 1y", "tap: 2x", "tap: 2y"])
  }

  @Test func `a number of turns is written out`() throws {
    let files = ScenarioFiles.steps("- repeat: {times: 3, steps: [key: down]}")
    #expect(try files.steps() == ["key: down", "key: down", "key: down"])
    #expect(try files.cases()[0].steps[1].place.origins == ["turn 2 of 3"])
  }

  @Test(arguments: [
    ("- for-each: {steps: [settle]}", "15: for-each has one list of values besides its steps"),
    ("- for-each: {a: [1], b: [2], steps: [settle]}", "15: for-each has one list of values"),
    ("- for-each: [a]", "15: for-each has one list of values"),
    ("- for-each: {a b: [1], steps: [settle]}", "16: the name of a parameter is letters, digits"),
    ("- for-each: {a: [], steps: [settle]}", "19: “a” is an empty list"),
    ("- for-each: {a: [[1]], steps: [tap: \"${a}\"]}", "20: “a” is a text, found a list"),
    (
      "- for-each: {a: [x, y], steps: [capture: p]}",
      "44: “p” is the name of a picture before this: choose another (a “y”)"
    ),
    ("- repeat: {steps: [settle]}", "13: repeat needs times, or until with at-most"),
    (
      "- repeat: {times: 2, until: {absent: A}, at-most: 3, steps: [settle]}",
      "13: repeat has times or until, not both"
    ),
    ("- repeat: {until: {absent: A}, steps: [settle]}", "13: repeat needs “at-most” with until"),
    (
      "- repeat: {times: 2, at-most: 3, steps: [settle]}",
      "33: “at-most” is for repeat with until: times is the limit"
    ),
    ("- repeat: {times: 0, steps: [settle]}", "21: “times” is a whole number from 1 to 1000"),
    (
      "- repeat: {until: {}, at-most: 3, steps: [settle]}",
      "21: until asks nothing: it needs present, absent"
    ),
    (
      "- repeat: {until: {absent: A}, at-most: 3, steps: [capture: p]}",
      "63: a picture of one name would be taken in each turn: take it after repeat"
    ),
    (
      "- repeat: {times: 600, steps: [settle, settle]}",
      "34: loops and parts make more than 1000 steps"
    ),
    ("- repeat: {times: 2}", "13: repeat needs “steps”"),
    ("- if: {then: [settle]}", "9: if asks nothing: it needs present, absent, device, idiom"),
    ("- if: {present: A}", "9: if needs “then”"),
    (
      "- if: {idiom: phon, then: [settle]}",
      "17: “idiom” is phone or pad, found “phon”: did you mean phone?"
    ),
    ("- if: {device: iphone-9, then: [settle]}", "18: there is no device “iphone-9”"),
    ("- if: {present: A, then: []}", "28: “then” is an empty list"),
    (
      "- film: {name: f, frames: 2, over: 1, during: [if: {idiom: pad, then: [wait: 1]}]}",
      "50: how long if takes is not known before: leave it out of the film"
    ),
    (
      "- if: {idiom: pad, then: [capture: p], else: [capture: p]}",
      "58: “p” is the name of a picture before this"
    ),
  ])
  func `a loop or a condition that is wrong says where and why`(line: String, problem: String) {
    let problems = ScenarioFiles.steps(line).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.hasPrefix("s/back.yaml:2:\(problem)") == true, "\(problems)")
  }

  @Test func `aliases make steps, and there is a limit to those`() throws {
    #expect(
      try ScenarioFiles.steps("- &a {tap: A}\n- *a").steps() == ["tap: A", "tap: A"])
    let levels = (1...12).map {
      "- &a\($0) {if: {idiom: pad, then: [*a\($0 - 1)], else: [*a\($0 - 1)]}}"
    }
    let problems = ScenarioFiles.steps((["- &a0 settle"] + levels).joined(separator: "\n")).problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("make more than 1000 steps") == true, "\(problems)")
  }

  @Test func `a condition has all that it asks, and both ways count their pictures`() throws {
    let files = ScenarioFiles.steps(
      """
      - if:
          present: [Allow, {role: cell}]
          absent: Deny
          device: [iphone-8, ipad-mini]
          idiom: phone
          then: [capture: a]
          else: [capture: b]
      - expect: {same-as: a}
      """)
    let scenario = try files.cases()[0]
    guard case .branch(let branch) = scenario.steps[0].action else {
      Issue.record("no condition")
      return
    }
    #expect(branch.condition.present.count == 2)
    #expect(branch.condition.absent == ["Deny"])
    #expect(branch.condition.devices == ["iphone-8", "ipad-mini"])
    #expect(branch.condition.idiom == .phone)
    #expect(scenario.captureNames == ["a", "b", "end"])
  }

  @Test(arguments: [
    "- if: {idiom: pad, then: [press: A], else: [press: B]}\n- release",
    "- if: {idiom: pad, then: [press: A]}\n- release",
    "- press: A\n- if: {idiom: pad, then: [release], else: [cancel]}\n- tap: B",
    "- repeat: {until: {absent: A}, at-most: 2, steps: [press: A, release]}\n- tap: B",
  ])
  func `fingers are followed both ways`(lines: String) {
    #expect(ScenarioFiles.steps(lines).problems == [])
  }

  @Test func `a finger that is down whichever way it went is down`() {
    let files = ScenarioFiles.steps(
      "- if: {idiom: pad, then: [press: A], else: [press: B]}\n- tap: C")
    #expect(files.problems == ["s/back.yaml:3:5: finger 0 is down already: release it before"])
  }

  @Test func `a condition and a loop are written and read again`() throws {
    let text = """
      steps:
        - if:
            present: [Allow]
            device: iphone-8
            then:
              - tap: Allow
            else:
              - repeat:
                  until: {absent: [Wait]}
                  at-most: 4
                  steps:
                    - wait: 1
        - capture: end

      """
    #expect(try ScriptSamples.read(text).yaml == text)
  }
}
