import Foundation
import Testing

/// A machine with few resources.
@Suite struct ResourceLimitTests {
  private static let commands = [
    "list", "inspect calm", "capture calm --output o", "verify s --jobs 40", "mutate s", "accept",
  ]

  @Test(arguments: [8, 11, 12, 16, 64])
  func `with few files open at once it works or says so`(count: Int) throws {
    let workspace = try Workspace.accepted()
    for command in Self.commands {
      let outcome = try workspace.bash("ulimit -n \(count); $M \(command)")
      #expect(outcome.exitCode == (count < 12 ? 69 : 0), "\(command): \(outcome)")
      let reason =
        "FaultyApps: more files would have to be open at once than this shell allows (\(count)): "
        + "raise that with ulimit -n\n"
      #expect(outcome.errors == (count < 12 ? reason : ""), "\(command)")
    }
  }

  @Test func `many side by side share few files`() throws {
    let workspace = try Workspace()
    for number in 0..<12 { try workspace.write(Workspace.push, to: "s/\(number).yaml") }
    let outcome = try workspace.bash("ulimit -n 24; $M verify s --jobs 12")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("\n12 scenarios in "))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a run needs no folder for temporary files`() throws {
    let workspace = try Workspace.accepted()
    let outcome = try workspace.bash("TMPDIR=/nowhere/at/all $M verify s")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(try workspace.contents(of: ".navshell").keys.sorted() == [".gitignore", "run.json"])
  }

  @Test func `a folder for temporary files that is not there is named`() throws {
    let workspace = try Workspace()
    let outcome = try workspace.bash("chmod 777 .; TMPDIR=/nowhere/at/all $N $M bench")
    #expect(outcome.exitCode == 73)
    #expect(outcome.errors.contains("/nowhere/at/all"), "\(outcome)")
    #expect(outcome.errors.contains("TMPDIR"))
  }
}
