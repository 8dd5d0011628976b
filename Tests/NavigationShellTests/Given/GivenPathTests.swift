import Foundation
import Testing

/// Every path on the command line is read or reported.
@Suite struct GivenPathTests {
  @Test func `a folder that may not be read is told, and the others run`() throws {
    let workshop = try Workshop.accepted()
    try workshop.write(Workshop.push, to: "s/locked/a.yaml")
    let outcome = try workshop.bash(
      """
      chmod 0 s/locked; chmod 777 .; cd s; $N $M verify . --strict --results ../r; code=$?
      chmod 755 locked; exit $code
      """)
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("./locked cannot be read: it may not be read by you"))
    #expect(outcome.output.contains("same            ./push.yaml"))
  }

  @Test func `a scenario that may not be read is told with the reason`() throws {
    let workshop = try Workshop.accepted()
    try workshop.write(Workshop.push, to: "s/locked.yaml")
    let outcome = try workshop.bash(
      "chmod 0 s/locked.yaml; chmod 777 .; $N $M verify s/locked.yaml --results r")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("s/locked.yaml cannot be read: it may not be read by you"))
  }

  @Test func `baselines that may not be listed are told`() throws {
    let workshop = try Workshop.accepted()
    let outcome = try workshop.bash(
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
    let workshop = try Workshop.accepted()
    try workshop.link(link, to: target)
    let before = try workshop.contents(of: "s/push")
    for command in ["verify s --strict", "prune s", "prune s --dry-run", "mutate s", "accept s"] {
      let outcome = try workshop.bash("$M \(command)")
      #expect(outcome.exitCode == 65, "\(command)")
      let said = outcome.output + outcome.errors
      #expect(said.contains("\(link) cannot be read: "), "\(command): \(said)")
    }
    #expect(try workshop.contents(of: "s/push") == before)
  }

  @Test func `a scenario that cannot be read is told with the reason wherever it is named`() throws
  {
    let workshop = try Workshop()
    try workshop.link("ring.yaml", to: "ring.yaml")
    try workshop.write("", to: "folder.yaml/x")
    _ = try workshop.bash("mkfifo pipe.yaml")
    let long = String(repeating: "x", count: 300) + ".yaml"
    let reasons = [
      "ring.yaml": "its links lead in a circle", "folder.yaml": "this is a folder",
      "none.yaml": "there is no such file", "folder.yaml/x/y.yaml": "a part of its path is a file",
      "pipe.yaml": "it is a pipe", long: "its name is too long",
    ]
    for (name, reason) in reasons {
      for command in ["inspect \(name)", "capture \(name) --output o", "run \(name)"] {
        let outcome = try workshop.bash(
          "timeout 10 $M \(command)", environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(outcome.exitCode == 65, "\(command)")
        #expect(
          outcome.errors.hasPrefix("Mischief: \(name) cannot be read: \(reason)"),
          "\(command): \(outcome.errors)")
      }
    }
  }

  @Test func `a name that is no text is told, and an empty one`() throws {
    let workshop = try Workshop.accepted()
    let outcome = try workshop.bash("touch $'s/bad\\xff.yaml'; mkdir $'s/bad\\xff'; $M verify s")
    #expect(outcome.exitCode == 65)
    for name in ["s/bad\u{FFFD}.yaml", "s/bad\u{FFFD}"] {
      #expect(
        outcome.output.contains("\n    \(name) cannot be read: its name is not written in UTF-8\n"))
    }
    for command in ["verify", "mutate", "prune", "accept"] {
      let outcome = try workshop.bash("$M \(command) ''")
      #expect(outcome.exitCode == 64)
      #expect(outcome.errors == "Mischief: a path is empty: name a scenario or a folder\n")
    }
  }

  @Test func `links to folders are followed, each scenario runs once, and a ring ends`() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.push, to: "s/a.yaml")
    try workshop.write(Workshop.push, to: "elsewhere/b.yaml")
    try workshop.write(Workshop.push, to: "elsewhere/deep/c.yaml")
    try workshop.link("s/more", to: "../elsewhere")
    try workshop.link("elsewhere/ring", to: "../s")
    try workshop.link("s/again", to: ".")
    let outcome = try workshop.run("verify", "s", "elsewhere/b.yaml")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("\n3 scenarios in "), "\(outcome.output)")
    #expect(outcome.output.contains("s/more/deep/c.yaml"))
    #expect(try workshop.run("accept", "s").exitCode == 0)
    #expect(workshop.exists("elsewhere/b/b.\(Workshop.variant).frames"))
    #expect(try workshop.run("verify", "s", "--strict").exitCode == 0)
    #expect(try workshop.run("mutate", "s").output.contains("s/more/b.yaml"))
    try workshop.remove("elsewhere/b.yaml")
    let prune = try workshop.run("prune", "s")
    #expect(prune.output.contains("s/more/b/b.\(Workshop.variant).frames\n"))
    #expect(!workshop.exists("elsewhere/b"))
  }

  @Test func `a part of a run that cannot be read is not merged`() throws {
    let workshop = try Workshop.differing()
    _ = try workshop.bash("mv .navshell part")
    let actual = "part/actual/s/push.yaml/\(Workshop.variant)"
    try workshop.remove("\(actual)/push.\(Workshop.variant).top.png")
    try workshop.link("\(actual)/push.\(Workshop.variant).top.png", to: "nowhere")
    let outcome = try workshop.run("merge", "part")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("top.png cannot be read: its link leads nowhere"))
  }
}
