import ArgumentParser
import Foundation

/// Mutation testing: finds small faults that scenarios would not notice.
struct MutateCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate", abstract: "Find out which small faults scenarios would not notice.",
    discussion: """
      Each scenario is held against itself with one fault: shift (a text a pixel too low), fade (a \
      text two hundredths paler), order (two things in the wrong order), late (motion a frame late), \
      curve (motion by another curve), silence (a controller is not told something). Needs no \
      baseline. A – says that nothing the scenario looks at would be otherwise.
      """)

  @Argument(help: "The scenarios, or folders of them.")
  var scenarios: [String]
  @OptionGroup var parameters: ParameterOptions

  @MainActor func perform(in shell: Shell) throws {
    let plan = try VerifyPlan(paths: scenarios, parameters: parameters, in: shell)
    guard plan.invalid.isEmpty else {
      throw ShellError.badInput(
        .badScenarios(plan.invalid, keepsFiles: false))
    }
    guard !plan.files.isEmpty else { throw ShellError.nothingChecked }
    let pool = WorkerPool<MutationResult>(
      size: min(ProcessInfo.processInfo.activeProcessorCount, OpenFiles.workers),
      arguments: ["work", "--mutate"] + parameters.arguments,
      folder: RunFolder(NSTemporaryDirectory()), timeout: Self.timeout,
      startsAnew: shell.apps.contains(where: \.hasDelegate))
    let results = try pool.perform(plan.jobs) { _ in }
    for line in MutationScore(results: results).lines { Console.say(line) }
    let failures = results.flatMap(\.failures)
    guard failures.isEmpty else { throw ShellError.failures(failures) }
  }

  /// The most seconds of a scenario by the clock: a hundred times what a long one takes.
  private static let timeout = 300.0
}
