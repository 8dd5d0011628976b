import Foundation
import Testing

/// Removing baselines that no scenario refers to, and nothing else.
@Suite struct PruneTests {
  @Test func `a renamed capture leaves two files, which are shown and then removed`() throws {
    let workspace = try Workspace.accepted()
    try workspace.edit("s/push.yaml", "capture: top", "capture: first")
    _ = try workspace.run("verify", "s")
    _ = try workspace.run("accept")
    #expect(try workspace.run("verify", "s", "--strict").exitCode == 4)
    let list = "\(Workspace.picture("top"))\n\(Workspace.text("top"))\n"
    let before = try workspace.contents(of: "s")
    #expect(try workspace.run("prune", "s", "./s", "--dry-run").output == list)
    #expect(try workspace.contents(of: "s") == before)
    #expect(try workspace.run("prune", "s", "./s").output == list)
    #expect(try workspace.run("verify", "s", "--strict").exitCode == 0)
    #expect(try workspace.run("prune", "s").output.isEmpty)
  }

  @Test func `the folder of a scenario that is gone goes, with what was left aside`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write("half", to: "s/push/.push.\(Workspace.variant).top.png.writing")
    try workspace.write("mine", to: "s/mine/notes.txt")
    try workspace.remove("s/push.yaml")
    #expect(try workspace.run("prune", "s").output.split(separator: "\n").count == 8)
    #expect(!workspace.exists("s/push"))
    #expect(try workspace.read("s/mine/notes.txt") == "mine")
  }

  @Test func `nothing goes while a scenario cannot be read`() throws {
    let workspace = try Workspace.accepted()
    try workspace.edit("s/push.yaml", "settle", "setle")
    let before = try workspace.contents(of: "s")
    let outcome = try workspace.run("prune", "s")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("nothing is removed before all scenarios can be read"))
    #expect(try workspace.contents(of: "s") == before)
    #expect(!(try workspace.run("verify", "s").output.contains("nobody refers")))
  }

  @Test func `a scenario in capitals is one too`() throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/Push.YAML")
    _ = try workspace.run("verify", "s")
    _ = try workspace.run("accept")
    #expect(try workspace.run("verify", "s", "--strict").exitCode == 0)
    #expect(try workspace.run("prune", "s").output.isEmpty)
  }
}
