import ArgumentParser

/// How scenarios are run, for `verify` and for its workers.
struct VerifyOptions: ParsableArguments {
  @Flag(help: "Run each scenario twice, not only new ones; both runs must be the same.")
  var double = false
  @Flag(
    help:
      "Run each again as seen 24, 60, 120 times and at odd times a second; all must be the same.")
  var cadence = false
  @Option(
    help: ArgumentHelp(
      "Run each scenario so many times; all runs must be the same. Their order is a mixed one.",
      valueName: "n"))
  var times: Int?
  @Option(help: "Film the runs that failed: each is run again for it, and the report shows it.")
  var film: FilmedRuns?
  @Option(
    help: ArgumentHelp(
      "The folder for what the run finds; accept takes from it.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--results") })
  var results = RunFolder.defaultPath

  @OptionGroup var parameters: ParameterOptions

  /// The runs that are filmed.
  enum FilmedRuns: String, CaseIterable, ExpressibleByArgument {
    case failed
  }

  /// The maximum number of runs of each scenario.
  static let maximumTimes = 1000

  func validate() throws {
    if let times, !(2...Self.maximumTimes).contains(times) {
      throw ValidationError(.badTimes(times))
    }
  }

  /// The options as arguments, for workers.
  var arguments: [String] {
    ["--results=\(results)"] + parameters.arguments + (double ? ["--double"] : [])
      + (cadence ? ["--cadence"] : []) + (times.map { ["--times=\($0)"] } ?? [])
      + (film.map { ["--film=\($0.rawValue)"] } ?? [])
  }
}
