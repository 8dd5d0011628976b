import ArgumentParser
import Foundation

/// A worker of `verify` and `mutate`: reads a job per line, and tells how far it is and the result, a line each.
struct WorkCommand: ShellCommand {
  static let configuration = CommandConfiguration(commandName: "work", shouldDisplay: false)

  @Flag(help: "Tell which faults the scenarios notice, instead of comparing.")
  var mutate = false
  @OptionGroup var options: VerifyOptions

  @MainActor func perform(in shell: Shell) throws {
    let answers = ReservedOutput(appOutput: STDERR_FILENO)
    Self.endWithItsParent()
    // Who no longer listens gets no result either, which ends this process.
    if mutate {
      let mutator = try ScenarioMutator(shell: shell, parameters: options.parameters) {
        try? answers.say($0)
      }
      try answers.answerJobs(by: mutator.mutate)
    } else {
      let verifier = try ScenarioVerifier(shell: shell, options: options) { try? answers.say($0) }
      try answers.answerJobs(by: verifier.verify)
    }
  }

  /// Ends this process, also in the middle of a job, once nobody holds the other end of its jobs.
  ///
  /// The next run may have the same folder, and an app that hangs would run for ever. A bare thread waits,
  /// as the first allocation of one of Foundation's reserves 64 MB of address space.
  private static func endWithItsParent() {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { _ in
        var jobs = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        while poll(&jobs, 1, -1) <= 0 {}
        _exit(EXIT_SUCCESS)
      }, nil)
    if code == 0 { pthread_detach(thread) }
  }
}

extension ReservedOutput {
  /// Does each job that is read, and writes its result.
  @MainActor fileprivate func answerJobs<Result: JobResult>(
    by work: (VerifyJob) throws -> Result
  ) throws {
    while let line = readLine() {
      let job = try JSONDecoder().decode(VerifyJob.self, from: Data(line.utf8))
      try say(WorkerNote.result(try work(job)))
    }
  }

  /// Writes a note on a line.
  ///
  /// - Throws: ShellError if nobody takes it.
  fileprivate func say(_ note: WorkerNote<some JobResult>) throws {
    try write(try JSONEncoder().encode(note) + Data("\n".utf8))
  }
}
