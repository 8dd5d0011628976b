import Drawing
import Foundation
import Snapshot
import Testing

struct SummaryTests {
  @Test func `a scenario is a line, a finding a line under it, and the last line counts`() {
    #expect(
      Summary(SampleRun.small).description == """
        different       back.yaml (iphone-8.light)  0.25 s
            back.yaml:7:3: no cell Family
            pop: title moved 1 pt right
        same            list.yaml (iphone-8.light)  0.10 s
        no scenario refers to old.png
        2 scenarios in 0.42 s: 1 same, 1 different; 1 file no scenario refers to

        """)
  }

  @Test func `colours are given when asked for, and only then`() {
    let lines = Summary(SampleRun.small, colours: true).lines
    #expect(lines[0].hasPrefix("\u{1B}[31mdifferent     \u{1B}[0m  back.yaml"))
    #expect(lines[3].hasPrefix("\u{1B}[32msame"))
    #expect(!Summary(SampleRun.small).description.contains("\u{1B}"))
  }

  @Test func `nothing checked is said`() {
    let run = RunResult(program: Fingerprint(value: 1), libraries: [:], scenarios: [])
    #expect(Summary(run).lines == ["nothing was checked"])
  }

  @Test func `an empty part of a run is said`() {
    let run = RunResult(
      program: Fingerprint(value: 1), libraries: [:], scenarios: [],
      part: RunResult.Part(index: 2, count: 3))
    #expect(Summary(run).lines == ["no scenario is in part 2 of 3"])
  }

  @Test func `notes stand under what was found, and a scenario without variant has just a name`() {
    var run = SampleRun.small
    run.scenarios[0].notes = ["look out"]
    run.scenarios[1].variant = ""
    let lines = Summary(run).lines
    #expect(lines[3] == "    look out")
    #expect(lines[4] == "same            list.yaml  0.10 s")
  }

  @Test func `a name cannot command the terminal or make a line of its own`() {
    var run = SampleRun.small
    run.scenarios[0].failures = ["a\u{1B}[2Jb\nsame  forged"]
    #expect(Summary(run).lines[1] == #"    a\u001B[2Jb\nsame  forged"#)
  }

  @Test(arguments: Verdict.allCases) func `every verdict has its word`(verdict: Verdict) {
    var run = SampleRun.small
    run.scenarios[0].verdict = verdict
    #expect(Summary(run).lines[0].hasPrefix(verdict.word))
    #expect(Set(Verdict.allCases.map(\.word)).count == Verdict.allCases.count)
  }

  @Test func `a failure is worse than a missing baseline, and decides the exit code`() {
    #expect(max(Verdict.failed, .missing) == .failed && Verdict.failed.exitCode == 1)
    #expect(
      max(Verdict.failed, .unstable) == .unstable && max(Verdict.failed, .different) == .failed)
  }
}

extension SampleRun {
  /// Two scenarios, one of which differs.
  static var small: RunResult {
    let pop = CaptureResult(
      name: "pop", isFilm: true, times: [0.5], verdict: .different,
      findings: ["title moved 1 pt right"])
    let source = Fingerprint(value: 7)
    return RunResult(
      program: Fingerprint(value: 1), libraries: ["SDL": "2.26.5"],
      scenarios: [
        ScenarioResult(
          scenario: "back.yaml", variant: "iphone-8.light", source: source, verdict: .different,
          failures: ["back.yaml:7:3: no cell Family"], captures: [pop], seconds: 0.25),
        ScenarioResult(
          scenario: "list.yaml", variant: "iphone-8.light", source: source, seconds: 0.1),
      ], orphans: ["old.png"], seconds: 0.42)
  }
}
