import Foundation
import Testing

@testable import NavigationShell

/// Accepting results.
@Suite struct AcceptTests {
  @Test func `all is taken, each file is named, and once more does no harm`() throws {
    let workspace = try Workspace.differing()
    let outcome = try workspace.run("accept")
    #expect(outcome.exitCode == 0)
    let captures = ["next", "push", "top"].map {
      "\(Workspace.picture($0))\n\(Workspace.text($0))\n"
    }
    #expect(outcome.output == captures.joined() + Workspace.record + "\n")
    let accepted = try workspace.contents(of: "s")
    #expect(try workspace.run("accept").exitCode == 0)
    #expect(try workspace.contents(of: "s") == accepted)
    #expect(try workspace.verifyOther().exitCode == 0)
    #expect(try workspace.run("accept").output.hasPrefix("nothing to accept"))
  }

  @Test(arguments: ["s/push.yaml", "./s", "s/../s/push.yaml", "link"])
  func `a scenario may be called otherwise than for verify`(name: String) throws {
    let workspace = try Workspace.differing()
    try FileManager.default.createSymbolicLink(
      at: workspace.place("link"), withDestinationURL: workspace.place("s"))
    #expect(try workspace.run("accept", name).exitCode == 0)
    #expect(try workspace.verifyOther().exitCode == 0)
  }

  @Test func `only one scenario, or only one capture`() throws {
    let workspace = try Workspace.differing()
    try workspace.write(Workspace.push, to: "s/more.yaml")
    // That one differs counts before the baseline that the other lacks.
    #expect(try workspace.verifyOther().exitCode == 1)
    #expect(try workspace.run("accept", "s/more.yaml").output.split(separator: "\n").count == 7)
    #expect(try workspace.verifyOther().exitCode == 1)
    let outcome = try workspace.run("accept", "--capture", "top", "--capture", "push")
    #expect(outcome.output.split(separator: "\n").count == 5)
    let rest = try workspace.verifyOther()
    #expect(!rest.output.contains("top: ") && !rest.output.contains("push: "))
    #expect(rest.output.contains("next: "))
    #expect(try workspace.run("accept", "s").exitCode == 0)
    #expect(try workspace.verifyOther().exitCode == 0)
  }

  @Test func `of a new scenario only one capture`() throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/push.yaml")
    #expect(try workspace.run("verify", "s").exitCode == 2)
    #expect(try workspace.run("accept", "--capture", "push").exitCode == 0)
    let outcome = try workspace.run("verify", "s")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("top: there is no baseline yet"))
    #expect(!outcome.output.contains("push: "))
  }

  @Test func `where the baselines cannot lie nothing is lost`() throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/push.yaml")
    try workspace.write("mine", to: "s/push")
    #expect(try workspace.run("verify", "s").exitCode == 2)
    let outcome = try workspace.run("accept")
    #expect(outcome.exitCode == 73)
    #expect(outcome.errors.contains("a part of its path is a file, move that away"))
    #expect(try workspace.read("s/push") == "mine")
  }

  @Test func `one that was killed is told of, and the next one mends it`() throws {
    let workspace = try Workspace.differing()
    let found = ".navshell/actual/s/push.yaml/\(Workspace.variant)/push.\(Workspace.variant)"
    try workspace.write(
      try Data(contentsOf: workspace.place("\(found).next.png")), to: Workspace.picture("next"))
    try workspace.write("half", to: "s/push/.push.\(Workspace.variant).push.png.writing")
    let outcome = try workspace.verifyOther()
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("next: the baseline's picture is not the one its record tells"))
    #expect(
      outcome.output.contains("no scenario refers to s/push/.push.200x200@1.light.push.png.writing")
    )
    #expect(try workspace.run("accept").exitCode == 0)
    #expect(try workspace.verifyOther().exitCode == 0)
  }

  @Test func `after a run that checked nothing it does not say that all is as it was`() throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/push.yaml")
    let parts = try ["1/2", "2/2"].filter {
      try workspace.run("verify", "s", "--shard", $0, "--results", "part \($0.prefix(1))")
        .output.contains("no scenario is in part")
    }
    let empty = try #require(parts.first)
    let outcome = try workspace.run("accept", "--results", "part \(empty.prefix(1))")
    #expect(outcome.output == "nothing to accept: the last run checked no scenario\n")
    #expect(MutationScore(results: []).lines.last == "0 of 0 faults noticed")
  }
}
