import ArgumentParser
import Foundation

/// A worker of `verify`: reads a job per line and answers with a result per line.
struct WorkCommand: ShellCommand {
  static let configuration = CommandConfiguration(commandName: "work", shouldDisplay: false)

  @OptionGroup var options: VerifyOptions

  @MainActor func perform(in shell: Shell) throws {
    let answers = Self.reserveStandardOutput()
    let verifier = try ScenarioVerifier(shell: shell, options: options)
    while let line = readLine() {
      let job = try JSONDecoder().decode(VerifyJob.self, from: Data(line.utf8))
      let answer = try JSONEncoder().encode(try verifier.verify(job))
      try answers.write(contentsOf: answer + Data("\n".utf8))
    }
  }

  /// Reserves standard output for answers; the app's own output goes to standard error.
  private static func reserveStandardOutput() -> FileHandle {
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return answers
  }
}
