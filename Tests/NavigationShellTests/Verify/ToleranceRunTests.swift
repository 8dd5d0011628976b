import Drawing
import Foundation
import Testing

/// Tolerances that are used, exceeded and not needed.
@Suite struct ToleranceRunTests {
  private static func scenario(_ limits: String) -> String {
    "tolerance: {\(limits), reason: the lamp flickers}\n" + Workspace.push
  }

  /// Runs with three adjacent pixels that differ by two levels.
  private func verify(_ limits: String) throws -> BuiltProgram.Outcome {
    let workspace = try Workspace.accepted(Self.scenario(limits))
    try workspace.repaint("top") { bitmap in
      for x in 30..<33 { bitmap.pixels[(50 * 200 + x) * 4] ^= 2 }
    }
    return try workspace.run("verify", "s", "--junit", "j.xml")
  }

  @Test func `within it a scenario is the same, and says how much was used`() throws {
    let outcome = try verify("levels: 2, pixels: 5")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.contains(
        "within the tolerance (2 of 2 levels, 3 of 5 px), which is there because: the lamp flickers"
      ))
    #expect(!outcome.output.contains("not needed"))
  }

  @Test(arguments: [
    ("levels: 1, pixels: 5", "beyond the tolerance: 2 of 1 levels\n"),
    ("levels: 2, pixels: 2", "beyond the tolerance: 3 of 2 px\n"),
    ("levels: 2, pixels: 3, densest: 2", "beyond the tolerance: 3 of 2 px in 8×8\n"),
  ])
  func `beyond it the limit is named`(limits: String, sentence: String) throws {
    let outcome = try verify(limits)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains(sentence))
  }

  @Test func `one that is not needed is mentioned everywhere and fails nothing`() throws {
    let workspace = try Workspace.accepted(Self.scenario("levels: 2, pixels: 5"))
    let outcome = try workspace.run("verify", "s", "--junit", "j.xml", "--report", "r")
    let note = "the tolerance was not needed: take it out of the scenario"
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("    \(note)\n"))
    #expect(try workspace.read("j.xml").contains("<system-out>\(note)</system-out>"))
    #expect(try workspace.read("r/index.html").contains(note))
  }

  @Test(arguments: [
    ("  - tap: Nowhere\n  - capture: top", "before anything was compared"),
    ("  - capture: top\n  - tap: Nowhere", "in the middle"),
  ])
  func `a run that fails says nothing of the tolerance`(steps: String, place: String) throws {
    let scenario = Self.scenario("levels: 2, pixels: 5")
    let workspace = try Workspace.accepted(scenario)
    try workspace.edit("s/push.yaml", "  - capture: top", steps)
    let outcome = try workspace.run("verify", "s")
    #expect(outcome.exitCode == 1, "\(place)")
    #expect(!outcome.output.contains("not needed"), "\(place)")
  }
}
