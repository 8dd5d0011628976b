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
      "The folder for what the run finds; accept takes from it.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--results") })
  var results = RunFolder.defaultPath

  @OptionGroup var parameters: ParameterOptions

  /// The options as arguments, for workers.
  var arguments: [String] {
    ["--results=\(results)"] + parameters.arguments + (double ? ["--double"] : [])
      + (cadence ? ["--cadence"] : [])
  }
}
