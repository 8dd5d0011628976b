import Foundation
import Testing

/// Every path on the command line is read or reported.
@Suite struct InputPathTests {
  @Test func `a folder that may not be read is told, and the others run`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write(Workspace.push, to: "s/locked/a.yaml")
    let outcome = try workspace.bash(
      """
      chmod 0 s/locked; chmod 777 .; cd s; $N $M verify . --strict --results ../r; code=$?
      chmod 755 locked; exit $code
      """)
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("./locked cannot be read: it may not be read by you"))
    #expect(outcome.output.contains("same            ./push.yaml"))
  }

  @Test func `a scenario that may not be read is told with the reason`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write(Workspace.push, to: "s/locked.yaml")
    let outcome = try workspace.bash(
      "chmod 0 s/locked.yaml; chmod 777 .; $N $M verify s/locked.yaml --results r")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("s/locked.yaml cannot be read: it may not be read by you"))
  }

  @Test func `baselines that may not be listed are told`() throws {
    let workspace = try Workspace.accepted()
    let outcome = try workspace.bash(
      "chmod 0 s/push; chmod 777 .; $N $M verify s/push.yaml --strict --results r; c=$?; "
        + "chmod 755 s/push; exit $c")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("s/push cannot be read: it may not be read by you"))
  }

  private nonisolated static let leadNowhere: [(String, String)] = [
    ("s/gone.yaml", "nowhere"), ("s/folder", "nowhere"), ("s/ring.yaml", "ring.yaml"),
    ("s/ring", "ring"), ("s/below.yaml", "push.yaml/x"),
  ]

  @Test(arguments: leadNowhere)
  func `a link that leads nowhere is told by every command`(link: String, target: String) throws {
    let workspace = try Workspace.accepted()
    try workspace.link(link, to: target)
    let before = try workspace.contents(of: "s/push")
    for command in ["verify s --strict", "prune s", "prune s --dry-run", "mutate s", "accept s"] {
      let outcome = try workspace.bash("$M \(command)")
      #expect(outcome.exitCode == 65, "\(command)")
      let said = outcome.output + outcome.errors
      #expect(said.contains("\(link) cannot be read: "), "\(command): \(said)")
    }
    #expect(try workspace.contents(of: "s/push") == before)
  }

  @Test func `a scenario that cannot be read is told with the reason wherever it is named`() throws
  {
    let workspace = try Workspace()
    try workspace.link("ring.yaml", to: "ring.yaml")
    try workspace.write("", to: "folder.yaml/x")
    _ = try workspace.bash("mkfifo pipe.yaml")
    let long = String(repeating: "x", count: 300) + ".yaml"
    let reasons = [
      "ring.yaml": "its links lead in a circle", "folder.yaml": "this is a folder",
      "none.yaml": "there is no such file", "folder.yaml/x/y.yaml": "a part of its path is a file",
      "pipe.yaml": "it is a pipe", long: "its name is too long",
    ]
    for (name, reason) in reasons {
      for command in ["inspect \(name)", "capture \(name) --output o", "run \(name)"] {
        let outcome = try workspace.bash(
          "timeout 10 $M \(command)", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(outcome.exitCode == 65, "\(command)")
        #expect(
          outcome.errors.hasPrefix("FaultyApps: \(name) cannot be read: \(reason)"),
          "\(command): \(outcome.errors)")
      }
    }
  }

  @Test func `a name that is no text is told, and an empty one`() throws {
    let workspace = try Workspace.accepted()
    let outcome = try workspace.bash("touch $'s/bad\\xff.yaml'; mkdir $'s/bad\\xff'; $M verify s")
    #expect(outcome.exitCode == 65)
    for name in ["s/bad\u{FFFD}.yaml", "s/bad\u{FFFD}"] {
      #expect(
        outcome.output.contains("\n    \(name) cannot be read: its name is not written in UTF-8\n"))
    }
    for command in ["verify", "mutate", "prune", "accept"] {
      let outcome = try workspace.bash("$M \(command) ''")
      #expect(outcome.exitCode == 64)
      #expect(outcome.errors == "FaultyApps: a path is empty: name a scenario or a folder\n")
    }
  }

  @Test func `links to folders are followed, each scenario runs once, and a ring ends`() throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/a.yaml")
    try workspace.write(Workspace.push, to: "elsewhere/b.yaml")
    try workspace.write(Workspace.push, to: "elsewhere/deep/c.yaml")
    try workspace.link("s/more", to: "../elsewhere")
    try workspace.link("elsewhere/ring", to: "../s")
    try workspace.link("s/again", to: ".")
    let outcome = try workspace.run("verify", "s", "elsewhere/b.yaml")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("\n3 scenarios in "), "\(outcome.output)")
    #expect(outcome.output.contains("s/more/deep/c.yaml"))
    #expect(try workspace.run("accept", "s").exitCode == 0)
    #expect(workspace.exists("elsewhere/b/b.\(Workspace.variant).frames"))
    #expect(try workspace.run("verify", "s", "--strict").exitCode == 0)
    #expect(try workspace.run("mutate", "s").output.contains("s/more/b.yaml"))
    try workspace.remove("elsewhere/b.yaml")
    let prune = try workspace.run("prune", "s")
    #expect(prune.output.contains("s/more/b/b.\(Workspace.variant).frames\n"))
    #expect(!workspace.exists("elsewhere/b"))
  }

  @Test func `a part of a run that cannot be read is not merged`() throws {
    let workspace = try Workspace.differing()
    _ = try workspace.bash("mv .navshell part")
    let actual = "part/actual/s/push.yaml/\(Workspace.variant)"
    try workspace.remove("\(actual)/push.\(Workspace.variant).top.png")
    try workspace.link("\(actual)/push.\(Workspace.variant).top.png", to: "nowhere")
    let outcome = try workspace.run("merge", "part")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("top.png cannot be read: its link leads nowhere"))
  }
}
