import Foundation
import Testing

/// Output that nobody reads, and closed streams.
@Suite struct StandardStreamTests {
  private static let commands = [
    "list", "list --json", "inspect calm", "capture calm --output o", "verify s", "mutate s",
    "prune s --dry-run", "accept", "--help", "verify --help", "--generate-completion-script bash",
  ]

  /// A workspace in which each of the commands prints something.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace.differing()
    try workspace.write("", to: "s/push/push.gone.frames")
    return workspace
  }

  private nonisolated static let troubles = [
    ("> /dev/full", "the disk is full, make room on it"), (">&3", "nobody reads it any more"),
    (">&-", "it is closed"),
  ]

  @Test(arguments: troubles)
  func `output that nobody takes is said at the end`(output: String, reason: String) throws {
    let workspace = try workspace()
    for command in Self.commands {
      // The pipe's reader has closed it.
      let outcome = try workspace.bash(
        "rm -f p; mkfifo p; exec 4<>p 3>p 4<&-; $M \(command) \(output)")
      #expect(outcome.exitCode == 73, "\(command)")
      #expect(
        outcome.errors == "FaultyApps: standard output cannot be written: \(reason)\n", "\(command)"
      )
      if command == "accept" { #expect(try workspace.bash("$M accept").exitCode == 0) }
    }
  }

  @Test func `input and errors may be closed`() throws {
    let workspace = try workspace()
    for command in Self.commands where command != "accept" {
      let normal = try workspace.bash("$M \(command)")
      for closed in ["<&-", "2>&-", "<&- 2>&-"] {
        let outcome = try workspace.bash("$M \(command) \(closed)")
        #expect(outcome.exitCode == normal.exitCode, "\(command) \(closed): \(outcome)")
        #expect(outcome.output.count == normal.output.count, "\(command) \(closed)")
      }
    }
  }

  @Test func `what is said goes into no picture`() throws {
    let workspace = try Workspace()
    let outcome = try workspace.bash(
      "$M capture calm -o a; $M capture calm -o b <&- >&- 2>&-; diff -r a b")
    #expect(outcome.exitCode == 0)
  }
}
