extension ScenarioResult {
  /// All failures, then the findings of each capture after its name.
  var remarks: [String] {
    failures
      + captures.flatMap { capture in capture.findings.map { "\(capture.name): \($0)" } }
  }
}
