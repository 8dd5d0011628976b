import ArgumentParser
import Foundation

/// Does what `verify` asks for, a job a line, and answers with a line each.
struct WorkCommand: ShellCommand {
  static let configuration = CommandConfiguration(commandName: "work", shouldDisplay: false)

  @OptionGroup var options: VerifyOptions

  @MainActor func perform(in shell: Shell) throws {
    let answers = Self.takeStandardOutput()
    let verifier = try ScenarioVerifier(shell: shell, options: options)
    while let line = readLine() {
      let job = try JSONDecoder().decode(VerifyJob.self, from: Data(line.utf8))
      let answer = try JSONEncoder().encode(try verifier.verify(job))
      try answers.write(contentsOf: answer + Data("\n".utf8))
    }
  }

  /// Keeps the standard output for answers: what the app prints goes where errors go.
  private static func takeStandardOutput() -> FileHandle {
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return answers
  }
}
