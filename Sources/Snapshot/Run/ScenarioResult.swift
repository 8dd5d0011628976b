public import Drawing

/// How one run of a scenario, on one screen and in one look, ended.
public struct ScenarioResult: Hashable, Sendable, Codable {
  /// The scenario's file, as it was named or found.
  public var scenario: String
  /// The screen and the look, as in the names of its files, such as `iphone-8.dark`.
  public var variant: String
  /// The fingerprint of the scenario's text.
  public var source: Fingerprint
  /// The worst of what follows.
  public var verdict: Verdict
  /// What failed other than a picture: an expectation, a step, the scenario's text; a sentence each,
  /// which begins with its place.
  public var failures: [String]
  /// What is worth knowing and fails nothing, a sentence each.
  public var notes: [String]
  /// What was looked at, in order.
  public var captures: [CaptureResult]
  /// The files that a baseline of it consists of, as names without a folder; those that are new lie in
  /// the run's folder.
  public var files: [String]
  /// What the run left in its folder, by path: what is not so any more is nobody's to accept.
  public var left: [String: Fingerprint]
  /// How long it took, in seconds of the machine's clock.
  public var seconds: Double

  /// Makes a result.
  public init(
    scenario: String, variant: String, source: Fingerprint, verdict: Verdict = .same,
    failures: [String] = [], notes: [String] = [], captures: [CaptureResult] = [],
    files: [String] = [], left: [String: Fingerprint] = [:], seconds: Double = 0
  ) {
    self.scenario = scenario
    self.variant = variant
    self.source = source
    self.verdict = verdict
    self.failures = failures
    self.notes = notes
    self.captures = captures
    self.files = files
    self.left = left
    self.seconds = seconds
  }

  /// What a person calls it: the file and the variant, if it got so far as to have one.
  public var name: String { variant.isEmpty ? scenario : "\(scenario) (\(variant))" }
}
