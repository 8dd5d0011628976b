import Snapshot

/// A run of a scenario that came to its end, or to a step that failed.
struct CompletedRun {
  let failures: ScenarioFailures
  /// The steps that were begun, with their times.
  var steps: [FailedScreen.Step] = []
  /// Which way conditions went, and how many turns loops took, each with its place.
  var ways: [String] = []
  /// How long it was for the app, in virtual seconds.
  var virtualSeconds = 0.0
  /// The screen at the first failure; nil if there was none, or nothing is kept of it.
  var failedScreen: CompletedCapture.Still?
}
