import Foundation
import Testing

/// Scenarios that run again when their files change.
struct VerifyWatchTests {
  /// What a running program prints, and what is typed into it.
  private final class Conversation {
    private let process: Process
    private let (input, output) = (Pipe(), Pipe())
    private(set) var heard = ""

    init(_ process: Process) throws {
      self.process = process
      (process.standardInput, process.standardOutput) = (input, output)
      process.standardError = output
      try process.run()
    }

    func type(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Reads on until the program says some words; false if it ends before.
    func hears(_ words: String) -> Bool {
      while true {
        if let range = heard.range(of: words) {
          heard = String(heard[range.upperBound...])
          return true
        }
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { return false }
        heard += String(decoding: more, as: UTF8.self)
      }
    }

    func end() {
      process.terminate()
      process.waitUntilExit()
    }
  }

  @Test func `what a change touches runs again, and is accepted after a question`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write("steps: [wait: 0]\n", to: "s/rest.part.yaml")
    try workspace.edit("s/push.yaml", "  - settle\n", "  - settle\n  - use: rest.part.yaml\n")
    let talk = try Conversation(workspace.process("verify", "s", "--watch"))
    defer { talk.end() }
    #expect(talk.hears("1 scenario in"))
    #expect(talk.hears("watching: Return runs all, a accepts what differs, Ctrl+C ends"))

    try workspace.write("steps: [wait: 0, tap: Go, settle]\n", to: "s/rest.part.yaml")
    #expect(talk.hears("different       s/push.yaml (\(Workspace.variant))"))
    #expect(talk.hears("was same before"))
    try talk.type("")
    #expect(talk.hears("as before: 1 run"))

    try talk.type("a")
    #expect(talk.hears("make these the baselines? y or n"))
    try talk.type("n")
    #expect(talk.hears("nothing was accepted"))
    try talk.type("a")
    #expect(talk.hears("make these the baselines? y or n"))
    try talk.type("y")
    #expect(talk.hears("s/push/push.\(Workspace.variant).next.png"))
    #expect(talk.hears("same            s/push.yaml (\(Workspace.variant))"))
    #expect(try workspace.run("verify", "s", "--results", "other").exitCode == 0)

    try workspace.write("steps: [wiat: 0]\n", to: "s/rest.part.yaml")
    #expect(talk.hears("there is no step “wiat”: did you mean wait?"))
    try workspace.write("steps: [wait: 0, tap: Go, settle]\n", to: "s/rest.part.yaml")
    #expect(talk.hears("same            s/push.yaml (\(Workspace.variant))"))
  }

  @Test func `it goes on while files are wrong or away`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write("steps: [wiat: 0]\n", to: "s/rest.part.yaml")
    try workspace.edit("s/push.yaml", "  - settle\n", "  - settle\n  - use: rest.part.yaml\n")
    let talk = try Conversation(workspace.process("verify", "s/push.yaml", "--watch"))
    defer { talk.end() }
    #expect(talk.hears("there is no step “wiat”"))
    #expect(talk.hears("watching"))
    try workspace.write("steps: [wait: 0]\n", to: "s/rest.part.yaml")
    #expect(talk.hears("same            s/push.yaml (\(Workspace.variant))"))

    try FileManager.default.moveItem(
      at: workspace.place("s/push.yaml"), to: workspace.place("s/away"))
    #expect(talk.hears("s/push.yaml"))
    try FileManager.default.moveItem(
      at: workspace.place("s/away"), to: workspace.place("s/push.yaml"))
    #expect(talk.hears("as before: 1 run"))
  }

  @Test func `a part of the scenarios is not watched`() throws {
    let outcome = try Workspace().run("verify", "s", "--watch", "--last-failed")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("--watch runs what a change touches"))
  }
}
