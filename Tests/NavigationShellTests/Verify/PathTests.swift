import Foundation
import NavigationShell
import Testing

/// Paths of scenarios and folders on the command line.
@Suite struct PathTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for name in ["a", "deep er/a", ".hidden/x"] {
      try workspace.write(Workspace.push, to: "s/\(name).yaml")
    }
    try workspace.write("no scenario", to: "s/READ.md")
    try FileManager.default.createDirectory(
      at: workspace.place("s/folder.yaml"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: workspace.place("link"), withDestinationURL: workspace.place("s"))
    return workspace
  }

  @Test func `a folder means all in it that is not hidden, and each scenario runs once`() throws {
    let workspace = try workspace()
    let absolute = workspace.place("s").path
    let cases: [([String], Int)] = [
      (["s"], 2), (["s/"], 2), (["./s", "s/a.yaml"], 2), (["s/deep er/../a.yaml", "s/a.yaml"], 1),
      ([absolute, "s"], 2), (["link"], 2), (["link/a.yaml", "s"], 2), (["s/deep er"], 1),
    ]
    for (paths, count) in cases {
      let outcome = try BuiltProgram(named: "FaultyApps").run(["verify"] + paths, in: workspace.url)
      #expect(outcome.exitCode == 2)
      let noun = count == 1 ? "scenario" : "scenarios"
      #expect(outcome.output.contains("\n\(count) \(noun) in "), "\(paths): \(outcome.output)")
    }
  }

  @Test func `wherever it is called from, the baselines lie beside the scenario`() throws {
    let workspace = try workspace()
    try workspace.write("", to: "elsewhere/x")
    let program = BuiltProgram(named: "FaultyApps")
    let place = workspace.place("elsewhere")
    #expect(
      try program.run(["verify", "../s", workspace.place("s/a.yaml").path], in: place).exitCode == 2
    )
    #expect(try program.run(["accept", "../s"], in: place).exitCode == 0)
    #expect(workspace.exists("s/deep er/a/a.\(Workspace.variant).frames"))
    #expect(try workspace.run("verify", "link", "--strict").exitCode == 0)
    #expect(try workspace.contents(of: "elsewhere").keys.contains(".navshell/run.json"))
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
    let workspace = try workspace()
    let before = try workspace.contents(of: "s")
    let outcome = try BuiltProgram(named: "FaultyApps").run(arguments, in: workspace.url)
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.hasPrefix("FaultyApps: "))
    #expect(try workspace.contents(of: "s") == before)
  }

  @Test func `two scenarios with one folder of baselines are refused`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write(Workspace.push, to: "s/push.YML")
    let outcome = try workspace.run("verify", "s/push.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("its baselines would lie where those of s/push.YML do"))
  }

  @Test func `whoever reads the output may stop reading, which is said`() throws {
    let workspace = try workspace()
    let shell = BuiltProgram(at: URL(fileURLWithPath: "/bin/bash"))
    let program = BuiltProgram(named: "FaultyApps").file.path
    let outcome = try shell.run(
      ["-c", "'\(program)' verify s | head -0; echo ${PIPESTATUS[0]}"],
      environment: ["LC_ALL": "C"], in: workspace.url)
    #expect(outcome.output == "73\n")
    #expect(
      outcome.errors == "FaultyApps: standard output cannot be written: nobody reads it any more\n")
    #expect(workspace.exists(".navshell/run.json"))
  }
}
