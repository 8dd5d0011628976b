import Foundation
import Testing

@testable import NavigationShell

/// Paths of scenarios and folders on the command line.
@Suite struct PathTests {
  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    for name in ["a", "deep er/a", ".hidden/x"] {
      try workshop.write(Workshop.push, to: "s/\(name).yaml")
    }
    try workshop.write("no scenario", to: "s/READ.md")
    try FileManager.default.createDirectory(
      at: workshop.place("s/folder.yaml"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: workshop.place("link"), withDestinationURL: workshop.place("s"))
    return workshop
  }

  @Test func `a folder means all in it that is not hidden, and each scenario runs once`() throws {
    let workshop = try workshop()
    let absolute = workshop.place("s").path
    let ways: [([String], Int)] = [
      (["s"], 2), (["s/"], 2), (["./s", "s/a.yaml"], 2), (["s/deep er/../a.yaml", "s/a.yaml"], 1),
      ([absolute, "s"], 2), (["link"], 2), (["link/a.yaml", "s"], 2), (["s/deep er"], 1),
    ]
    for (paths, count) in ways {
      let outcome = try BuiltProgram(named: "Mischief").run(["verify"] + paths, in: workshop.url)
      #expect(outcome.exitCode == 2)
      let noun = count == 1 ? "scenario" : "scenarios"
      #expect(outcome.output.contains("\n\(count) \(noun) in "), "\(paths): \(outcome.output)")
    }
  }

  @Test func `wherever it is called from, the baselines lie beside the scenario`() throws {
    let workshop = try workshop()
    try workshop.write("", to: "elsewhere/x")
    let program = BuiltProgram(named: "Mischief")
    let place = workshop.place("elsewhere")
    #expect(
      try program.run(["verify", "../s", workshop.place("s/a.yaml").path], in: place).exitCode == 2)
    #expect(try program.run(["accept", "../s"], in: place).exitCode == 0)
    #expect(workshop.exists("s/deep er/a/a.\(Workshop.variant).frames"))
    #expect(try workshop.run("verify", "link", "--strict").exitCode == 0)
    #expect(try workshop.contents(of: "elsewhere").keys.contains(".navshell/run.json"))
  }

  private nonisolated static let refusals: [([String], Int32)] = [
    (["verify", "nowhere"], 65), (["verify", "s/READ.md"], 65), (["verify", "s/folder.yaml"], 66),
    (["verify", "s", "--results", "s"], 64), (["verify", "s", "--jobs", "0"], 64),
    (["verify", "s", "--report", "s/READ.md"], 73), (["verify", "s", "--junit", "s"], 73),
    (["verify", "s", "--json", "/dev/null/x"], 73),
    (["verify", "s", "--results", "s/READ.md"], 73),
    (["mutate", "s/folder.yaml"], 66), (["verify"], 64), (["accept"], 64), (["merge"], 64),
    (["capture", "s/a.yaml", "s/deep er/a.yaml", "--output", "o"], 64),
    (["map", "swipe-release", "--output", "s/READ.md"], 73), (["map", "x", "--output", "o"], 64),
  ]

  @Test(arguments: refusals)
  func `what cannot be done has its exit code, and destroys nothing`(
    arguments: [String], code: Int32
  ) throws {
    let workshop = try workshop()
    let before = try workshop.contents(of: "s")
    let outcome = try BuiltProgram(named: "Mischief").run(arguments, in: workshop.url)
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.hasPrefix("Mischief: "))
    #expect(try workshop.contents(of: "s") == before)
  }

  @Test func `two scenarios with one folder of baselines are refused`() throws {
    let workshop = try Workshop.accepted()
    try workshop.write(Workshop.push, to: "s/push.YML")
    let outcome = try workshop.run("verify", "s/push.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("its baselines would lie where those of s/push.YML do"))
  }

  @Test func `whoever reads the output may stop reading, which is said`() throws {
    let workshop = try workshop()
    let shell = BuiltProgram(at: URL(fileURLWithPath: "/bin/bash"))
    let program = BuiltProgram(named: "Mischief").file.path
    let outcome = try shell.run(
      ["-c", "'\(program)' verify s | head -0; echo ${PIPESTATUS[0]}"],
      environment: ["LC_ALL": "C"], in: workshop.url)
    #expect(outcome.output == "73\n")
    #expect(
      outcome.errors == "Mischief: standard output cannot be written: nobody reads it any more\n")
    #expect(workshop.exists(".navshell/run.json"))
  }
}
