import Foundation
import Testing

/// Removing baselines that no scenario refers to, and nothing else.
@Suite struct PruneTests {
  @Test func `a renamed capture leaves two files, which are shown and then removed`() throws {
    let workshop = try Workshop.accepted()
    try workshop.edit("s/push.yaml", "capture: top", "capture: first")
    _ = try workshop.run("verify", "s")
    _ = try workshop.run("accept")
    #expect(try workshop.run("verify", "s", "--strict").exitCode == 4)
    let list = "\(Workshop.picture("top"))\n\(Workshop.text("top"))\n"
    let before = try workshop.contents(of: "s")
    #expect(try workshop.run("prune", "s", "./s", "--dry-run").output == list)
    #expect(try workshop.contents(of: "s") == before)
    #expect(try workshop.run("prune", "s", "./s").output == list)
    #expect(try workshop.run("verify", "s", "--strict").exitCode == 0)
    #expect(try workshop.run("prune", "s").output.isEmpty)
  }

  @Test func `the folder of a scenario that is gone goes, with what was left aside`() throws {
    let workshop = try Workshop.accepted()
    try workshop.write("half", to: "s/push/.push.\(Workshop.variant).top.png.writing")
    try workshop.write("mine", to: "s/mine/notes.txt")
    try workshop.remove("s/push.yaml")
    #expect(try workshop.run("prune", "s").output.split(separator: "\n").count == 8)
    #expect(!workshop.exists("s/push"))
    #expect(try workshop.read("s/mine/notes.txt") == "mine")
  }

  @Test func `nothing goes while a scenario cannot be read`() throws {
    let workshop = try Workshop.accepted()
    try workshop.edit("s/push.yaml", "settle", "setle")
    let before = try workshop.contents(of: "s")
    let outcome = try workshop.run("prune", "s")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("nothing is removed before all scenarios can be read"))
    #expect(try workshop.contents(of: "s") == before)
    #expect(!(try workshop.run("verify", "s").output.contains("nobody refers")))
  }

  @Test func `a scenario in capitals is one too`() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.push, to: "s/Push.YAML")
    _ = try workshop.run("verify", "s")
    _ = try workshop.run("accept")
    #expect(try workshop.run("verify", "s", "--strict").exitCode == 0)
    #expect(try workshop.run("prune", "s").output.isEmpty)
  }
}
