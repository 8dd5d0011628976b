import Scenario
import Testing

/// Steps that are read one after the other.
struct StepReaderTests {
  private var reader = StepReader(vocabulary: ScriptSamples.vocabulary, file: "talk")

  /// Reads texts; `c1` is the only reference.
  private mutating func read(_ texts: String...) throws -> [String] {
    try reader.written(texts).flatMap { step in
      try reader.read(step) { name throws(ReferenceProblem) in
        guard name == "c1" else { throw ReferenceProblem("there is no \(name)") }
        return #"{role: cell, label: "Files, all"}"#
      }
    }.map(\.yaml)
  }

  @Test mutating func `a text is a step or a list of steps`() throws {
    #expect(try read("tap: Family") == ["tap: Family"])
    #expect(try read("settle", "- wait: 1\n- rotate\n") == ["settle", "wait: 1", "rotate"])
    #expect(try read(#"{"tap": {"label": "A: b"}}"#) == [#"tap: {label: "A: b"}"#])
  }

  @Test mutating func `a reference becomes a target`() throws {
    let target = #"{role: cell, label: "Files, all"}"#
    #expect(try read("tap: {ref: c1}") == ["tap: \(target)"])
    #expect(
      try read("drag: {from: {ref: c1}, to: [1, 2], over: 0.3}") == [
        "drag: {from: \(target), to: [1, 2], over: 0.3}"
      ])
    let problems = try #require(throws: ScenarioProblems.self) { try read("tap: {ref: c2}") }
    #expect(problems.description == "talk:1:6: there is no c2")
  }

  @Test mutating func `what steps before have led to counts`() throws {
    #expect(throws: ScenarioProblems.self) { try read("release") }
    _ = try read("press: [1, 2]", "capture: one")
    #expect(throws: ScenarioProblems.self) { try read("press: [1, 2]") }
    #expect(throws: ScenarioProblems.self) { try read("capture: one") }
    _ = try read("release", "expect: {same-as: one}")
  }

  @Test mutating func `an error names the line of its text`() throws {
    let problems = try #require(throws: ScenarioProblems.self) {
      for step in try reader.written(["settle", "tpa: x"], from: 7) {
        _ = try reader.read(step) { name throws(ReferenceProblem) in name }
      }
    }
    #expect(problems.description == "talk:8:1: there is no step “tpa”: did you mean tap?")
  }
}
