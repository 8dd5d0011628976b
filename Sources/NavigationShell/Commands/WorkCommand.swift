import ArgumentParser
import Foundation

/// A worker of `verify`: reads a job per line and answers with a result per line.
struct WorkCommand: ShellCommand {
  static let configuration = CommandConfiguration(commandName: "work", shouldDisplay: false)

  @OptionGroup var options: VerifyOptions

  @MainActor func perform(in shell: Shell) throws {
    let answers = ReservedOutput(appOutput: STDERR_FILENO)
    let verifier = try ScenarioVerifier(shell: shell, options: options)
    while let line = readLine() {
      let job = try JSONDecoder().decode(VerifyJob.self, from: Data(line.utf8))
      let answer = try JSONEncoder().encode(try verifier.verify(job))
      try answers.write(answer + Data("\n".utf8))
    }
  }
}
