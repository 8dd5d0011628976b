extension ScenarioResult {
  /// All there is to say, a sentence each: what failed, then what was found in each capture, by name.
  var remarks: [String] {
    failures
      + captures.flatMap { capture in capture.findings.map { "\(capture.name): \($0)" } }
  }
}
