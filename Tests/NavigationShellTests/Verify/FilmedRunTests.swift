import Foundation
import Testing

/// Films of runs that failed, and runs that are done many times.
@Suite struct FilmedRunTests {
  private static let path =
    ".navshell/failed/s/lost.yaml/200x200@1.light/lost.200x200@1.light.run.png"
  private static let steps = "device: 200x200@1\nsteps:\n  - wait: 0.5\n  - capture: top\n"

  @Test func `a run that failed is filmed if that is asked for`() throws {
    let workspace = try Workspace()
    try workspace.write("app: calm\n\(Self.steps)  - tap: Home\n", to: "s/lost.yaml")
    try workspace.write(Workspace.push, to: "s/push.yaml")
    let outcome = try workspace.run(
      "verify", "s", "--film", "failed", "--report", "r", "--junit", "j.xml")
    #expect(outcome.exitCode == 1)
    let film = try Data(contentsOf: workspace.url.appending(path: Self.path))
    #expect(film.range(of: Data("acTL".utf8)) != nil, "it moves")
    #expect(try workspace.read("j.xml").contains("[[ATTACHMENT|\(Self.path)]]"))
    #expect(try workspace.read("r/index.html").contains(film.base64EncodedString()))
    #expect(!workspace.exists(Self.path.replacingOccurrences(of: "lost", with: "push")))
    _ = try workspace.run("verify", "s")
    #expect(!workspace.exists(Self.path))
  }

  @Test func `a run that failed, and is not the same twice, is filmed, too`() throws {
    let workspace = try Workspace()
    try workspace.write("app: moody\n\(Self.steps)  - tap: Home\n", to: "s/lost.yaml")
    #expect(try workspace.run("verify", "s", "--film", "failed").exitCode == 3)
    #expect(workspace.exists(Self.path))
  }

  @Test func `runs that differ are found by doing them many times`() throws {
    let workspace = try Workspace()
    try workspace.write("app: calm\n\(Self.steps)", to: "calm.yaml")
    _ = try workspace.run("verify", ".")
    _ = try workspace.run("accept")
    try workspace.write("app: moody\n\(Self.steps)", to: "moody.yaml")
    let outcome = try workspace.run("verify", ".", "--times", "3")
    #expect(outcome.exitCode == 3)
    for words in ["in a second run", "in run 3"] {
      #expect(outcome.output.contains("“top” differs \(words)"), "\(outcome.output)")
    }
    #expect(try workspace.run("verify", "calm.yaml", "--times", "3").exitCode == 0)
    let wrong = try workspace.run("verify", ".", "--times", "1")
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("--times 1: give a number from 2 to 1000"))
  }
}
