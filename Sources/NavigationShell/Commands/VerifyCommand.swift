import ArgumentParser
import Foundation
import SDLShell
import Snapshot

/// Runs scenarios and compares them with their baselines.
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
  @OptionGroup var filter: RunFilter
  @OptionGroup var limits: RunLimits
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
  @Flag(
    help:
      "Stay, and run again what a changed file touches; Return runs all, a accepts what differs.")
  var watch = false

  func validate() throws {
    guard !watch || !filter.lastFailed && shard == .whole else {
      throw ValidationError(.watchesPart)
    }
    guard jobs.map({ $0 >= 1 }) ?? true else {
      throw ValidationError(.tooFewJobs(jobs ?? 0))
    }
  }

  @MainActor func perform(in shell: Shell) throws {
    let folder = RunFolder(options.results)
    let start = Monotonic.milliseconds
    let plan = try plan(in: shell, folder)
    guard !plan.isEmpty else { throw ShellError.nothingChecked }
    guard !plan.jobs.isEmpty || !plan.invalid.isEmpty || plan.leftOut == 0 || shard != .whole
    else {
      throw ShellError.filteredOut(count: plan.leftOut, tags: plan.tags)
    }
    try folder.prepare()
    let budget = RunBudget(limits)
    let console = Self.console(count: plan.invalid.count + plan.jobs.count)
    let jobs = options.times == nil ? plan.jobs : plan.jobs.shuffled
    let results = try Self.results(
      of: jobs, after: plan.invalid, by: pool(folder, in: shell), within: budget, console)
    let run = RunResult(
      program: Program.fingerprint, libraries: RenderingLibraries.versions,
      scenarios: (plan.invalid + results).sorted { $0.name < $1.name },
      orphans: plan.orphans,
      seconds: (Monotonic.milliseconds - start) / 1000, part: shard.part)
    try folder.save(run)
    let left = jobs.dropFirst(results.count)
    console.end(run, leftOut: plan.leftOut, by: filter.words, left: Array(left))
    try reports.write(run, from: folder)
    if watch { try VerifyWatch(self, in: shell, after: run).watch() }
    throw ExitCode(
      try VerifyEnd.code(
        of: run, isStrict: strict, isOver: !left.isEmpty && !budget.hasFailed))
  }

  /// Finds and reads the scenarios that are wanted.
  ///
  /// - Throws: ShellError if a path is not there, or there is no last run to choose by.
  @MainActor func plan(in shell: Shell, _ folder: RunFolder) throws(ShellError) -> VerifyPlan {
    try VerifyPlan(
      paths: scenarios, shard: shard, filter: filter, failed: filter.failed(in: folder),
      parameters: options.parameters, in: shell)
  }

  /// The workers that run the scenarios.
  @MainActor func pool(_ folder: RunFolder, in shell: Shell) -> WorkerPool<ScenarioResult> {
    WorkerPool(
      size: min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, OpenFiles.workers),
      arguments: ["work"] + options.arguments, folder: folder, timeout: limits.timeout,
      startsAnew: shell.apps.contains(where: \.hasDelegate))
  }

  /// Runs jobs, within a budget, and prints each result after those of invalid scenarios.
  @MainActor private static func results(
    of jobs: [VerifyJob], after invalid: [ScenarioResult], by pool: WorkerPool<ScenarioResult>,
    within budget: RunBudget, _ console: VerifyConsole
  ) throws -> [ScenarioResult] {
    let report = { @Sendable (result: ScenarioResult) in
      console.printResult(result)
      budget.count(result)
    }
    console.begin()
    invalid.forEach(report)
    do {
      return try pool.perform(jobs, while: { budget.goesOn }, report: report)
    } catch {
      console.breakOff()
      throw error
    }
  }

  private static func console(count: Int) -> VerifyConsole {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return VerifyConsole(
      count: count, isTerminal: isTerminal, hasColours: isTerminal && !isPlain,
      write: Console.write)
  }
}

private nonisolated func part(_ text: String) throws -> Shard {
  guard let shard = Shard(text) else {
    throw ValidationError(.badShard(text))
  }
  return shard
}
