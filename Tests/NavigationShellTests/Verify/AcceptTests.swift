import Foundation
import Testing

/// Accepting results.
@Suite struct AcceptTests {
  @Test func `all is taken, each file is named, and once more does no harm`() throws {
    let workshop = try Workshop.differing()
    let outcome = try workshop.run("accept")
    #expect(outcome.exitCode == 0)
    let captures = ["next", "push", "top"].map { "\(Workshop.picture($0))\n\(Workshop.text($0))\n" }
    #expect(outcome.output == captures.joined() + Workshop.record + "\n")
    let accepted = try workshop.contents(of: "s")
    #expect(try workshop.run("accept").exitCode == 0)
    #expect(try workshop.contents(of: "s") == accepted)
    #expect(try workshop.verifyOther().exitCode == 0)
    #expect(try workshop.run("accept").output.hasPrefix("nothing to accept"))
  }

  @Test(arguments: ["s/push.yaml", "./s", "s/../s/push.yaml", "link"])
  func `a scenario may be called otherwise than for verify`(name: String) throws {
    let workshop = try Workshop.differing()
    try FileManager.default.createSymbolicLink(
      at: workshop.place("link"), withDestinationURL: workshop.place("s"))
    #expect(try workshop.run("accept", name).exitCode == 0)
    #expect(try workshop.verifyOther().exitCode == 0)
  }

  @Test func `only one scenario, or only one capture`() throws {
    let workshop = try Workshop.differing()
    try workshop.write(Workshop.push, to: "s/more.yaml")
    #expect(try workshop.verifyOther().exitCode == 2)
    #expect(try workshop.run("accept", "s/more.yaml").output.split(separator: "\n").count == 7)
    #expect(try workshop.verifyOther().exitCode == 1)
    let outcome = try workshop.run("accept", "--capture", "top", "--capture", "push")
    #expect(outcome.output.split(separator: "\n").count == 5)
    let rest = try workshop.verifyOther()
    #expect(!rest.output.contains("top: ") && !rest.output.contains("push: "))
    #expect(rest.output.contains("next: "))
    #expect(try workshop.run("accept", "s").exitCode == 0)
    #expect(try workshop.verifyOther().exitCode == 0)
  }

  @Test func `of a new scenario only one capture`() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.push, to: "s/push.yaml")
    #expect(try workshop.run("verify", "s").exitCode == 2)
    #expect(try workshop.run("accept", "--capture", "push").exitCode == 0)
    let outcome = try workshop.run("verify", "s")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("top: there is no baseline yet"))
    #expect(!outcome.output.contains("push: "))
  }

  @Test func `where the baselines cannot lie nothing is lost`() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.push, to: "s/push.yaml")
    try workshop.write("mine", to: "s/push")
    #expect(try workshop.run("verify", "s").exitCode == 2)
    let outcome = try workshop.run("accept")
    #expect(outcome.exitCode == 73)
    #expect(outcome.errors.contains("a part of its path is a file, move that away"))
    #expect(try workshop.read("s/push") == "mine")
  }

  @Test func `one that was killed is told of, and the next one mends it`() throws {
    let workshop = try Workshop.differing()
    let found = ".navshell/actual/s/push.yaml/\(Workshop.variant)/push.\(Workshop.variant)"
    try workshop.write(
      try Data(contentsOf: workshop.place("\(found).next.png")), to: Workshop.picture("next"))
    try workshop.write("half", to: "s/push/.push.\(Workshop.variant).push.png.writing")
    let outcome = try workshop.verifyOther()
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("next: the baseline's picture is not the one its record tells"))
    #expect(
      outcome.output.contains("no scenario refers to s/push/.push.200x200@1.light.push.png.writing")
    )
    #expect(try workshop.run("accept").exitCode == 0)
    #expect(try workshop.verifyOther().exitCode == 0)
  }
}
