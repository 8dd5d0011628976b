import Foundation
import Testing

/// Results that `accept` refuses, without writing anything.
@Suite struct AcceptRefusedTests {
  @Test(arguments: [
    (
      ["accept", "--capture", "tip"],
      "the last run has no capture \"tip\" in what was named; see verify's report for the names"
    ),
    (["accept", "s/new.yaml"], "s/new.yaml: the last run had none of it"),
    (["accept", "--results", "s"], "s: there is no finished run here"),
  ])
  func `what is not there is not quietly left out`(arguments: [String], sentence: String) throws {
    let workspace = try Workspace.differing()
    try workspace.write(Workspace.push, to: "s/new.yaml")
    let outcome = try BuiltProgram(named: "FaultyApps").run(arguments, in: workspace.url)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(sentence))
  }

  @Test(arguments: ["the scenario", "the program", "a found file", "a found record", "a baseline"])
  func `after a change nothing is written`(what: String) throws {
    let workspace = try Workspace.differing()
    var program = "FaultyApps"
    let found = ".navshell/actual/s/push.yaml/\(Workspace.variant)/push.\(Workspace.variant)"
    switch what {
    case "the scenario": try workspace.edit("s/push.yaml", "settle", "settle ")
    case "the program": program = "navshell"
    case "a found file": try workspace.remove("\(found).next.png")
    case "a found record": try workspace.write("no record", to: "\(found).frames")
    default:
      try workspace.edit("s/push.yaml", "Go", "[100, 130]")
      _ = try workspace.run("verify", "s")
      try workspace.write("\n", to: Workspace.text("next"))
      _ = try workspace.run("verify", "s")
      try workspace.write("other", to: Workspace.picture("top"))
    }
    let before = try workspace.contents(of: "s")
    let outcome = try BuiltProgram(named: program).run(["accept"], in: workspace.url)
    #expect(outcome.exitCode == 75)
    #expect(outcome.errors.contains("run verify again and look"))
    #expect(try workspace.contents(of: "s") == before)
  }

  @Test func `a run that was interrupted, or never began, leaves nothing to accept`() throws {
    let workspace = try Workspace.differing()
    try workspace.remove(".navshell/run.json")
    #expect(try workspace.run("accept").exitCode == 64)
    #expect(try workspace.run("verify", "nowhere").exitCode == 65)
    #expect(try workspace.verifyOther().exitCode == 1)
    #expect(try workspace.run("verify", "nowhere").exitCode == 65)
    #expect(try workspace.run("accept").exitCode == 0)
  }

  @Test func `a failed expectation is not accepted away`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write(Workspace.push + "  - expect: {title: Home}\n", to: "s/push.yaml")
    #expect(try workspace.run("verify", "s").exitCode == 1)
    let outcome = try workspace.run("accept")
    #expect(outcome.exitCode == 75)
    #expect(outcome.errors.contains("s/push.yaml:9:5: the title is “Next”, expected “Home”"))
  }
}
