import Scenario

/// The failures of one run of a scenario, with the file they are in.
nonisolated struct ScenarioFailures: Hashable {
  /// The scenario's file, as it was named.
  var file: String
  var failures: [ScenarioFailure]

  var isEmpty: Bool { failures.isEmpty }
  /// A sentence for each, which begins with file and line.
  var sentences: [String] { failures.map { $0.diagnostic(in: file) } }
}
