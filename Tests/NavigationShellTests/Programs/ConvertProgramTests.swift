import Foundation
import Goldens
import Testing

/// The command `convert`: what it prints and writes, and its exit codes.
@Suite struct ConvertProgramTests {
  private let navshell = BuiltProgram(named: "navshell")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("- tapOn: Family\n- evalScript: ${output.x = 1}\n", to: "flow.yaml")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func convert(_ arguments: String...) throws -> BuiltProgram.Outcome {
    try navshell.run(["convert"] + arguments, in: folder.url)
  }

  @Test func `a scenario is printed, and what it lacks is told`() throws {
    let outcome = try convert("flow.yaml")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == """
        steps:
          - tap: Family
          - settle
          # evalScript runs JavaScript, which a scenario does not: write a Swift test with a Stage

        """)
    #expect(outcome.errors.hasPrefix("navshell: flow.yaml:2:3: evalScript runs JavaScript"))
  }

  @Test func `a file that is there is kept`() throws {
    #expect(try convert("flow.yaml", "--output", "family.yaml").output == "family.yaml\n")
    try write("mine", to: "family.yaml")
    let outcome = try convert("flow.yaml", "--output", "family.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("family.yaml: this file is there already; name another one"))
    let kept = folder.url.appendingPathComponent("family.yaml")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "mine")
  }

  @Test func `percentages are those of the device`() throws {
    try write("- swipe: {direction: UP}\n", to: "swipe.yaml")
    #expect(
      try convert("swipe.yaml", "--device", "iphone-8").output.contains(
        "from: [188, 334], to: [188, 67]"))
    #expect(try convert("swipe.yaml", "--device", "iphone").exitCode == 64)
  }

  @Test(arguments: [
    ("a: 1\n", "flow.yaml:1:1: a flow ends with a list of commands"),
    ("- [1\n", "flow.yaml:2:1: a , or a ] is missing"),
  ]) func whatIsNoFlow(_ text: String, _ sentence: String) throws {
    try write(text, to: "flow.yaml")
    let outcome = try convert("flow.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.hasPrefix("navshell: " + sentence))
  }

  @Test func `a flow that is not there is told`() throws {
    let outcome = try convert("other.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("other.yaml"))
  }
}
