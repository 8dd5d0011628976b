import Foundation
import Goldens
import Testing

/// Pipes, devices and links to them instead of files.
@Suite struct StrangeFileTests {
  private let folder: TemporaryFolder
  /// Ends a program that hangs, with an exit code of its own.
  private let patient = BuiltProgram(at: URL(fileURLWithPath: "/usr/bin/timeout"))
  private let navshell = BuiltProgram(named: "navshell").file.path

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["verify", "inspect", "capture"])
  func `a scenario that is a pipe is refused in one line`(command: String) throws {
    let pipe = folder.url.appendingPathComponent("pipe.yaml").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let output = command == "capture" ? ["--output", folder.url.path] : []
    let outcome = try patient.run(["60", navshell, command, pipe] + output)
    #expect(outcome.exitCode == 65)
    let said = outcome.errors + outcome.output
    #expect(said.contains("pipe.yaml cannot be read: it is a pipe"))
  }
}
