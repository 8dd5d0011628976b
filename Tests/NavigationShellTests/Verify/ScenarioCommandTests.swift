import Foundation
import Testing

/// The commands that run scenarios without baselines.
@Suite struct ScenarioCommandTests {
  @Test func `capture writes the pictures that verify would accept`() throws {
    let workspace = try Workspace.accepted()
    let outcome = try workspace.run("capture", "s/push.yaml", "--output", "o")
    #expect(outcome.exitCode == 0)
    for name in ["top", "push", "next"] {
      let file = "push.\(Workspace.variant).\(name).png"
      #expect(outcome.output.contains(workspace.place("o/\(file)").path))
      #expect(
        try Data(contentsOf: workspace.place("o/\(file)"))
          == Data(contentsOf: workspace.place("s/push/\(file)")))
    }
  }

  @Test(arguments: [
    ("steps: 1", Int32(65), "a.yaml:1:8: "),
    ("app: calm\nsteps:\n  - tap: Home\n  - capture: x\n", 1, "a.yaml:3:5: nothing on screen"),
  ])
  func `a scenario that fails says where`(text: String, code: Int32, sentence: String) throws {
    let workspace = try Workspace()
    try workspace.write(text, to: "a.yaml")
    for arguments in [["capture", "a.yaml", "--output", "o"], ["mutate", "a.yaml"]] {
      let outcome = try BuiltProgram(named: "FaultyApps").run(arguments, in: workspace.url)
      #expect(outcome.exitCode == code)
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
  }

  @Test func `a status bar that the command names is that of the scenario's own device`() throws {
    let workspace = try Workspace()
    let scenario = "app: calm\ndevice: iphone-8\nsteps:\n  - capture: top\n"
    try workspace.write(scenario, to: "a.yaml")
    try workspace.write(scenario + "status-bar: {time: \"10:30\"}\n", to: "b.yaml")
    func picture(_ file: String, _ options: String...) throws -> Data {
      let outcome = try BuiltProgram(named: "FaultyApps").run(
        ["capture", "\(file).yaml", "--output", "o"] + options, in: workspace.url)
      #expect(outcome.exitCode == 0)
      return try Data(contentsOf: workspace.place("o/\(file).iphone-8.light.top.png"))
    }
    let plain = try picture("a")
    #expect(try picture("a", "--status-bar", "time=10:30") != plain)
    #expect(try picture("a", "--status-bar", "time=10:30") == picture("b"))
    #expect(
      try picture("b", "--status-bar", "time=7:15") != picture("b"), "before the scenario's own")
  }

  @Test func `mutate tells what a still would not notice and a film does`() throws {
    let workspace = try Workspace()
    let still = "app: calm\ndevice: 200x200@1\nsteps:\n  - capture: top\n"
    try workspace.write(still, to: "still.yaml")
    try workspace.write(Workspace.push, to: "push.yaml")
    let one = try workspace.run("mutate", "still.yaml")
    #expect(one.exitCode == 0)
    #expect(one.output.contains("nobody notices late: capture while something moves, or film it"))
    let both = try workspace.run("mutate", ".")
    #expect(both.exitCode == 0)
    #expect(!both.output.contains("nobody notices late"))
    #expect(!both.output.contains("nobody notices silence"))
    #expect(try workspace.contents(of: ".").count == 2)
  }

  @Test func `mutate tells of an app that stops, and of the others, in their order`() throws {
    let workspace = try Workspace()
    let steps = "device: 200x200@1\nsteps:\n  - capture: top\n"
    for name in ["a", "c"] { try workspace.write("app: calm\n" + steps, to: "\(name).yaml") }
    try workspace.write("app: trap\n\(steps)  - tap: Go\n", to: "b.yaml")
    let outcome = try workspace.run("mutate", ".")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("b.yaml:5:5: the app stopped: "), "\(outcome.errors)")
    let rows = outcome.output.split(separator: "\n").prefix(4)
    #expect(rows.dropFirst().map { $0.prefix(8) } == ["./a.yaml", "./b.yaml", "./c.yaml"])
    #expect(rows.map { $0.contains("✓") } == [false, true, false, true])
  }
}
