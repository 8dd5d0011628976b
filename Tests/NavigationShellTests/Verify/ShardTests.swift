import Foundation
import NavigationShell
import Snapshot
import Testing

/// Runs in shards and with several workers.
@Suite struct ShardTests {
  /// Five scenarios: one differs, one has no baseline, one is invalid; and an orphaned baseline
  /// file.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for name in ["a", "b", "deep/a"] { try workspace.write(Workspace.push, to: "s/\(name).yaml") }
    _ = try workspace.run("verify", "s")
    _ = try workspace.run("accept")
    try workspace.edit("s/b/b.\(Workspace.variant).top.txt", "Calm", "Calmer")
    try workspace.write(Workspace.push, to: "s/new.yaml")
    try workspace.write("steps: 1", to: "s/bad.yaml")
    try workspace.write("", to: "s/a/a.old.top.png")
    return workspace
  }

  /// A run's result without times.
  private func run(_ workspace: Workspace, _ folder: String) throws -> RunResult {
    var run = try JSONReport.run(from: Data(contentsOf: workspace.place("\(folder)/run.json")))
    run.seconds = 0
    for index in run.scenarios.indices { run.scenarios[index].seconds = 0 }
    return run
  }

  @Test func `parts put together are one run`() throws {
    let workspace = try workspace()
    let whole = try workspace.run("verify", "s", "--jobs", "1", "--results", "whole")
    #expect(whole.exitCode == 65)
    for part in 1...3 {
      _ = try workspace.run("verify", "s", "--shard", "\(part)/3", "--results", "part \(part)")
    }
    let merged = try workspace.run("merge", "part 1", "part 2", "part 3", "--report", "r")
    #expect(merged.exitCode == 65)
    #expect(try run(workspace, ".navshell") == run(workspace, "whole"))
    #expect(
      try workspace.contents(of: ".navshell/actual") == workspace.contents(of: "whole/actual"))
    #expect(merged.output.contains("no scenario refers to s/a/a.old.top.png"))
    #expect(try workspace.read("r/index.html").contains("s/deep/a.yaml"))

    let strict = try workspace.run(
      "merge", "part 1", "part 2", "part 3", "--strict", "--results", "again")
    #expect(strict.exitCode == 65)
    try workspace.remove("s/bad.yaml")
    #expect(try workspace.run("accept").errors.contains("s/bad.yaml changed since"))
    #expect(try workspace.run("accept", "s/b.yaml", "s/new.yaml").exitCode == 0)
    #expect(try workspace.run("verify", "s").exitCode == 0)
    #expect(try workspace.run("verify", "s", "--strict").exitCode == 4)
  }

  @Test func `several workers find what one does`() throws {
    let workspace = try workspace()
    let one = try workspace.run("verify", "s", "--jobs", "1", "--results", "one")
    let four = try workspace.run("verify", "s", "--jobs", "4", "--results", "four")
    #expect(one.exitCode == four.exitCode)
    #expect(try run(workspace, "one") == run(workspace, "four"))
    #expect(try workspace.contents(of: "one/actual") == workspace.contents(of: "four/actual"))
  }

  @Test func `a part may be empty, all of it may not, and none may be lost`() throws {
    let workspace = try Workspace.accepted()
    let codes = try (1...2).map {
      try workspace.run("verify", "s", "--shard", "\($0)/2", "--results", "p\($0)")
    }
    #expect(codes.map(\.exitCode) == [0, 0])
    #expect(codes.contains { $0.output.hasPrefix("no scenario is in part") })
    #expect(try workspace.run("merge", "p1", "p2").exitCode == 0)
    let outcome = try workspace.run("merge", "p1")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("of the shards 2/2 nothing is here: name the folders of all 2"))
    #expect(try workspace.run("merge", "p1", "p2", "p3").exitCode == 64)
    #expect(try workspace.run("merge", "p1", "p2", "--results", "p1").exitCode == 64)
    try workspace.remove("s/push.yaml")
    #expect(try workspace.run("verify", "s", "--shard", "1/2").exitCode == 66)
    for part in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3"] {
      #expect(try workspace.run("verify", "s", "--shard", part).exitCode == 64)
    }
  }
}
