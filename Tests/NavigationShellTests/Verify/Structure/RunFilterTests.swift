import Foundation
import Testing

/// Which of the scenarios verify runs, and when it stops.
struct RunFilterTests {
  /// Three scenarios without baselines: two with tags, one of which fails.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    let steps = "app: calm\ndevice: 200x200@1\nsteps:\n  - capture: top\n"
    try workspace.write("tags: [smoke, slow]\n" + steps, to: "s/a.yaml")
    try workspace.write("tags: smoke\nappearance: [light, dark]\n" + steps, to: "s/bee.yaml")
    try workspace.write(steps + "  - tap: Home\n", to: "s/c.yaml")
    return workspace
  }

  private func names(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains(".yaml (") && !$0.hasPrefix("not run") }.map
    {
      String($0.split(separator: " ").first { $0.hasPrefix("s/") } ?? "")
        + ($0.contains(".dark") ? "*" : "")
    }
  }

  @Test(
    arguments: [
      (["--tag", "smoke"], ["s/a.yaml", "s/bee.yaml", "s/bee.yaml*"], "left out by --tag: 1 run"),
      (["--tag", "slow"], ["s/a.yaml"], "left out by --tag: 3 runs"),
      (["--tag", "slow", "--tag", "smoke"], ["s/a.yaml", "s/bee.yaml", "s/bee.yaml*"], "1 run"),
      (
        ["--without-tag", "slow"], ["s/bee.yaml", "s/bee.yaml*", "s/c.yaml"], "--without-tag: 1 run"
      ),
      (["--tag", "smoke", "--without-tag", "slow"], ["s/bee.yaml", "s/bee.yaml*"], "2 runs"),
      (["--only", "b*"], ["s/bee.yaml", "s/bee.yaml*"], "left out by --only: 2 runs"),
      (["--only", "?"], ["s/a.yaml", "s/c.yaml"], "left out by --only: 2 runs"),
      (["--only", "*.dark"], ["s/bee.yaml*"], "left out by --only: 3 runs"),
    ])
  func `some of the scenarios are run`(
    arguments: [String], expected: [String], sentence: String
  ) throws {
    let workspace = try workspace()
    let outcome = try BuiltProgram(named: "FaultyApps").run(
      ["verify", "s"] + arguments, in: workspace.url)
    #expect(names(outcome.output) == expected)
    #expect(outcome.output.contains(sentence))
  }

  @Test func `where nothing is left that is told`() throws {
    let workspace = try workspace()
    let outcome = try workspace.run("verify", "s", "--tag", "smok")
    #expect(outcome.exitCode == 66)
    #expect(
      outcome.errors
        == "FaultyApps: nothing was checked: the filters leave out all 4 runs; there are the tags slow, smoke\n"
    )
    #expect(!workspace.exists(".navshell"))
  }

  @Test func `what was not the same runs again`() throws {
    let workspace = try workspace()
    #expect(try workspace.run("verify", "s", "--last-failed").exitCode == 64)
    _ = try workspace.run("verify", "s")
    _ = try workspace.run("accept", "s/a.yaml", "s/bee.yaml")
    _ = try workspace.run("verify", "s")
    let again = try workspace.run("verify", "s", "--last-failed")
    #expect(names(again.output) == ["s/c.yaml"])
    #expect(again.exitCode == 1)
    try workspace.edit("s/c.yaml", "Home", "Go")
    _ = try workspace.run("verify", "s")
    _ = try workspace.run("accept")
    _ = try workspace.run("verify", "s")
    let nothing = try workspace.run("verify", "s", "--last-failed")
    #expect(nothing.exitCode == 66)
    #expect(nothing.errors.contains("the filters leave out all 4 runs"))
  }

  @Test func `a file that could not be read runs again once it is mended`() throws {
    let workspace = try workspace()
    try workspace.edit("s/c.yaml", "tap: Home", "tpa: Go")
    #expect(try workspace.run("verify", "s/c.yaml").exitCode == 65)
    try workspace.edit("s/c.yaml", "tpa: Go", "tap: Go")
    let again = try workspace.run("verify", "s", "--last-failed")
    #expect(names(again.output) == ["s/c.yaml"])
  }

  @Test func `it stops once enough has failed, or the time is over`() throws {
    let workspace = try workspace()
    let first = try workspace.run("verify", "s", "--jobs", "1", "--fail-fast")
    #expect(names(first.output) == ["s/a.yaml"])
    #expect(first.output.contains("not run: s/c.yaml (200x200@1.light)"))
    #expect(first.exitCode == 2)
    let early = try workspace.run("verify", "--fail-fast", "s", "--jobs", "1")
    #expect(names(early.output) == ["s/a.yaml"])
    let second = try workspace.run("verify", "s", "--jobs", "1", "--fail-fast", "2")
    #expect(names(second.output).count == 2)
    let late = try workspace.run("verify", "s", "--time", "0.000001s")
    #expect(late.exitCode == 66)
    #expect(late.output.contains("not run: s/a.yaml (200x200@1.light)"))
    #expect(try workspace.run("verify", "s", "--time", "5m").exitCode == 1)
  }

  @Test(arguments: [
    (["--time", "soon"], "--time soon: write seconds or minutes, as in 60s or 2m"),
    (["--time", "-1s"], "--time"),
    (["--timeout", "never"], "--timeout never: write seconds or minutes, as in 60s or 2m"),
    (["--fail-fast", "0"], "--fail-fast 0: at least one has to fail"),
    (["--set", "a"], "--set a: write a name and its value, as in mail=a@b"),
  ])
  func `an option that is wrong says so`(arguments: [String], sentence: String) throws {
    let workspace = try workspace()
    let outcome = try BuiltProgram(named: "FaultyApps").run(
      ["verify", "s"] + arguments, in: workspace.url)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(sentence))
  }

  @Test func `pairs of settings are fewer than all combinations`() throws {
    let workspace = try Workspace()
    let text = """
      app: calm
      device: [200x200@1, 300x300@1, 400x400@1]
      appearance: [light, dark]
      rtl: [true, false]
      text-size: [S, AX1]
      looks: LOOKS
      steps: [capture: top]

      """
    func runs(_ looks: String) throws -> [String] {
      try workspace.write(text.replacing("LOOKS", with: looks), to: "a.yaml")
      let outcome = try workspace.run("check", "a.yaml")
      #expect(outcome.exitCode == 0)
      let line = outcome.output.split(separator: "\n").first { $0.contains("runs: ") }
      return line?.split(separator: ": ")[1].components(separatedBy: ", ") ?? []
    }
    let (all, some) = (try runs("all"), try runs("pairwise"))
    #expect(all.count == 24)
    #expect((6...9).contains(some.count))
    #expect(Set(some).isSubset(of: all) && Set(some).count == some.count)
    for device in ["200x200@1", "300x300@1", "400x400@1"] {
      for word in ["light", "dark", "rtl", "-S", "AX1"] {
        #expect(some.contains { $0.hasPrefix(device) && $0.contains(word) })
      }
    }
  }
}
