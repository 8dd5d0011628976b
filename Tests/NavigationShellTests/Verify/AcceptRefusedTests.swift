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
    let workshop = try Workshop.differing()
    try workshop.write(Workshop.push, to: "s/new.yaml")
    let outcome = try BuiltProgram(named: "Mischief").run(arguments, in: workshop.url)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(sentence))
  }

  @Test(arguments: ["the scenario", "the program", "a found file", "a found record", "a baseline"])
  func `after a change nothing is written`(what: String) throws {
    let workshop = try Workshop.differing()
    var program = "Mischief"
    let found = ".navshell/actual/s/push.yaml/\(Workshop.variant)/push.\(Workshop.variant)"
    switch what {
    case "the scenario": try workshop.edit("s/push.yaml", "settle", "settle ")
    case "the program": program = "navshell"
    case "a found file": try workshop.remove("\(found).next.png")
    case "a found record": try workshop.write("no record", to: "\(found).frames")
    default:
      try workshop.edit("s/push.yaml", "Go", "[100, 130]")
      _ = try workshop.run("verify", "s")
      try workshop.write("\n", to: Workshop.text("next"))
      _ = try workshop.run("verify", "s")
      try workshop.write("other", to: Workshop.picture("top"))
    }
    let before = try workshop.contents(of: "s")
    let outcome = try BuiltProgram(named: program).run(["accept"], in: workshop.url)
    #expect(outcome.exitCode == 75)
    #expect(outcome.errors.contains("run verify again and look"))
    #expect(try workshop.contents(of: "s") == before)
  }

  @Test func `a run that was interrupted, or never began, leaves nothing to accept`() throws {
    let workshop = try Workshop.differing()
    try workshop.remove(".navshell/run.json")
    #expect(try workshop.run("accept").exitCode == 64)
    #expect(try workshop.run("verify", "nowhere").exitCode == 65)
    #expect(try workshop.verifyOther().exitCode == 1)
    #expect(try workshop.run("verify", "nowhere").exitCode == 65)
    #expect(try workshop.run("accept").exitCode == 0)
  }

  @Test func `a failed expectation is not accepted away`() throws {
    let workshop = try Workshop.accepted()
    try workshop.write(Workshop.push + "  - expect: {title: Home}\n", to: "s/push.yaml")
    #expect(try workshop.run("verify", "s").exitCode == 1)
    let outcome = try workshop.run("accept")
    #expect(outcome.exitCode == 75)
    #expect(outcome.errors.contains("s/push.yaml:9:5: the title is “Next”, expected “Home”"))
  }
}
