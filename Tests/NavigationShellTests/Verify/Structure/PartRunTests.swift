import Foundation
import Testing

/// Scenarios that are made of several files, as the program runs them.
struct PartRunTests {
  private let folder = "s"

  /// A workspace with a part, defaults and a scenario of two cases.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "parameters: {button: null}\nsteps:\n  - tap: ${button}\n  - settle\n",
      to: "s/parts/go.part.yaml")
    try workspace.write("app: calm\ndevice: 200x200@1\n", to: "s/defaults.yaml")
    try workspace.write(
      """
      cases: {one: {title: Next}, two: {title: Nest}}
      steps:
        - use: {part: parts/go.part.yaml, with: {button: Go}}
        - if:
            present: Go
            then: [wait: 0]
        - capture: next
        - expect: {title: "${title}"}

      """, to: "s/push.yaml")
    return workspace
  }

  @Test func `cases have baselines of their own, and failures of one are not those of another`()
    throws
  {
    let workspace = try workspace()
    let first = try workspace.run("verify", "s", "--junit", "j.xml", "--json", "r.json")
    #expect(first.exitCode == 1)
    #expect(first.output.contains("no baseline     s/push.yaml (200x200@1.light.one)"))
    #expect(first.output.contains("failed          s/push.yaml (200x200@1.light.two)"))
    #expect(first.output.contains("s/push.yaml:8:5: the title is “Next”, expected “Nest”"))
    #expect(try workspace.read("j.xml").contains("line 4  if: {present: [Go]} → then"))
    #expect(try workspace.read("r.json").contains("s/parts/go.part.yaml"))
    try workspace.edit("s/push.yaml", "Nest", "Next")
    _ = try workspace.run("verify", "s")
    #expect(try workspace.run("accept").exitCode == 0)
    for name in ["one", "two"] {
      #expect(workspace.exists("s/push/push.200x200@1.light.\(name).next.png"))
      #expect(workspace.exists("s/push/push.200x200@1.light.\(name).frames"))
    }
    #expect(try workspace.run("verify", "s", "--strict").exitCode == 0)
    try workspace.edit("s/push.yaml", ", two: {title: Next}", "")
    let orphans = try workspace.run("prune", "s", "--dry-run")
    #expect(orphans.output.contains("push.200x200@1.light.two.next.png"))
    #expect(!orphans.output.contains("light.one"))
  }

  @Test func `a failure in a part names its line and where it is used`() throws {
    let workspace = try workspace()
    try workspace.edit("s/push.yaml", "button: Go", "button: Home")
    let outcome = try workspace.run("verify", "s")
    #expect(
      outcome.output.contains("s/parts/go.part.yaml:3:5: nothing on screen is labelled “Home”"))
    #expect(outcome.output.contains("(used in s/push.yaml:3:5)"))
  }

  @Test func `a loop that waits in vain is what failed, and not its last step`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      app: calm
      device: 200x200@1
      steps:
        - repeat:
            until: {present: Nobody}
            at-most: 2
            steps:
              - wait: 1
        - capture: end

      """, to: "s/wait.yaml")
    #expect(try workspace.run("verify", "s", "--json", "r.json").exitCode == 1)
    let pieces = try workspace.read("r.json").split(separator: "{")
    let failed = pieces.filter { $0.contains(/"isFailed" *: *true/) }
    #expect(failed.count == 1)
    #expect(failed.first?.contains("repeat: ") == true, "\(failed)")
  }

  @Test func `each case has its own keyboard`() throws {
    let workspace = try Workspace(program: "navshell")
    try workspace.write(
      """
      app: form
      device: iphone-8
      parameters: {drawn: false}
      cases: {without: {}, with: {drawn: true}}
      keyboard: ${drawn}
      steps:
        - tap: {role: textField, nth: 1}
        - settle
        - capture: end

      """, to: "k.yaml")
    let outcome = try workspace.run("capture", "k.yaml", "--output", "o")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let pictures = try workspace.contents(of: "o").filter { $0.key.hasSuffix(".png") }
    #expect(pictures.count == 2)
    #expect(Set(pictures.values).count == 2)
  }

  @Test(arguments: ["s/parts/go.part.yaml", "s/defaults.yaml", "s/push.yaml"])
  func `accept refuses when one of the files has changed`(file: String) throws {
    let workspace = try workspace()
    try workspace.edit("s/push.yaml", "Nest", "Next")
    _ = try workspace.run("verify", "s")
    try workspace.edit(file, "\n", " \n")
    let outcome = try workspace.run("accept")
    #expect(outcome.exitCode == 75)
    #expect(outcome.errors.contains("\(file) changed since the last run"))
  }

  @Test func `accept refuses when a folder has got defaults`() throws {
    let workspace = try Workspace.differing()
    try workspace.write("appearance: dark\n", to: "s/defaults.yaml")
    let outcome = try workspace.run("accept")
    #expect(outcome.exitCode == 75)
    #expect(outcome.errors.contains("s/defaults.yaml changed since the last run"))
  }

  @Test(arguments: [
    ("s/parts/go.part.yaml", "s/parts/go.part.yaml: a part is not run by itself"),
    ("s/defaults.yaml", "s/defaults.yaml: this holds for the scenarios of its folder"),
  ])
  func `what scenarios are made of is not run by itself`(file: String, sentence: String) throws {
    let workspace = try workspace()
    for command in ["verify", "inspect", "check", "mutate"] {
      let outcome = try workspace.run(command, file)
      #expect(outcome.exitCode == 65)
      #expect(outcome.errors.contains(sentence))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a scenario stops before a line`() throws {
    let workspace = try workspace()
    let start = try workspace.run("inspect", "s/push.yaml:3")
    #expect(start.exitCode == 0)
    #expect(start.output.contains("\"Calm\""))
    let later = try workspace.run("inspect", "s/push.yaml:4")
    #expect(later.output.contains("\"Next\""))
    let pictures = try workspace.run("capture", "s/push.yaml:7", "--output", "o")
    #expect(pictures.exitCode == 0)
    #expect(pictures.output.isEmpty)
  }

  @Test func `a value is set for all commands that take scenarios`() throws {
    let workspace = try workspace()
    try workspace.write(
      "parameters: {button: Home}\nsteps:\n  - tap: ${button}\n  - settle\n  - capture: a\n",
      to: "s/set.yaml")
    for arguments in [
      ["verify"], ["inspect"], ["mutate"], ["capture", "--output", "o"],
      ["film", "--output", "f.png"], ["audit"],
    ] {
      let program = BuiltProgram(named: "FaultyApps")
      let plain = try program.run(arguments + ["s/set.yaml"], in: workspace.url)
      #expect((plain.output + plain.errors).contains("labelled “Home”"), "\(arguments)")
      let set = try program.run(
        arguments + ["s/set.yaml", "--set", "button=Go"], in: workspace.url)
      #expect(!(set.output + set.errors).contains("labelled"), "\(arguments)")
      let typo = try program.run(
        arguments + ["s/set.yaml", "--set", "buton=Go"], in: workspace.url)
      #expect(typo.exitCode == 64, "\(arguments)")
      #expect(typo.errors.contains("no scenario has a parameter \"buton\": did you mean button?"))
    }
  }
}
