import ArgumentParser
import Foundation
import SDLShell
import Snapshot

/// Compares what scenarios show with their baselines.
struct VerifyCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Run scenarios and compare what they show with their baselines.",
    discussion: """
      A folder means all scenarios in it. Changes no baseline: look at what it found, then run \
      accept to make it the baselines.
      """)

  @Argument(help: "The scenarios, or folders of them.")
  var scenarios: [String]
  @OptionGroup var options: VerifyOptions
  @OptionGroup var reports: ReportOptions
  @Option(
    help: ArgumentHelp(
      "Run only one part of the scenarios, as in 2/3; the parts together are all.",
      valueName: "i/n"),
    transform: part)
  var shard = Shard.whole
  @Option(help: ArgumentHelp("How many run side by side; one for each core.", valueName: "n"))
  var jobs: Int?
  @Flag(help: "Fail on baseline files that no scenario refers to.")
  var strict = false

  func validate() throws {
    guard jobs.map({ $0 >= 1 }) ?? true else {
      throw ValidationError("--jobs \(jobs ?? 0): at least one has to run")
    }
  }

  @MainActor func perform(in shell: Shell) throws {
    let start = Monotonic.milliseconds
    let folder = RunFolder(options.results)
    try folder.prepare()
    let plan = try VerifyPlan(paths: scenarios, shard: shard, in: shell)
    let pool = WorkerPool(
      size: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      arguments: ["work"] + options.arguments)
    for result in plan.invalid { Self.tell(result) }
    let results = try pool.perform(plan.jobs, lost: VerifyPlan.lost, told: Self.tell)
    let run = RunResult(
      program: Program.fingerprint, makers: Makers.versions,
      scenarios: (plan.invalid + results).sorted { $0.name < $1.name },
      orphans: plan.orphans,
      seconds: (Monotonic.milliseconds - start) / 1000)
    try folder.save(run)
    try reports.write(run, from: folder)
    print(Summary.count(of: run))
    throw ExitCode(try VerifyEnd.code(of: run, isStrict: strict))
  }

  /// Says how a scenario ended, at once.
  private nonisolated static func tell(_ result: ScenarioResult) {
    let lines = Summary.lines(for: result, colours: isatty(STDOUT_FILENO) == 1)
    // Written at once, where print may wait for more.
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}

private nonisolated func part(_ text: String) throws -> Shard {
  guard let shard = Shard(text) else {
    throw ValidationError(
      "--shard \(text): write which part of how many, as in 2/3 for the second of three")
  }
  return shard
}
