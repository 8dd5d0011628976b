public import Drawing

/// The result of one run of a scenario, on one device and in one style.
public struct ScenarioResult: Hashable, Sendable, Codable {
  /// The scenario's file, as it was named or found.
  public var scenario: String
  /// The device and the style, as in the files' names, such as `iphone-8.dark`.
  public var variant: String
  /// The fingerprint of the scenario's text.
  public var source: Fingerprint
  /// The fingerprints of the other files that it is made of, parts and defaults, by path.
  public var parts: [String: Fingerprint]
  /// The worst verdict of the captures and failures.
  public var verdict: Verdict
  /// Failures other than of pictures: an expectation, a step, the scenario's text.
  ///
  /// Each is a sentence that begins with file and line.
  public var failures: [String]
  /// The screen at the first failure of a step or an expectation; nil if none failed.
  public var failedScreen: FailedScreen?
  /// Which way conditions went, and how many turns loops took, each with its place.
  public var ways: [String]
  /// The remarks that are no failures, a sentence each.
  public var notes: [String]
  /// The captures and films, in order.
  public var captures: [CaptureResult]
  /// The names of the files of its baseline, without a folder; new ones are in the run's folder.
  public var files: [String]
  /// The fingerprints of the files that the run left in its folder, by path; a file that has
  /// changed since cannot be accepted.
  public var left: [String: Fingerprint]
  /// The duration of the run, in seconds of the machine's clock.
  public var seconds: Double
  /// How long it was for the app, in virtual seconds; nil if it did not run.
  public var virtualSeconds: Double?

  /// Makes a result.
  public init(
    scenario: String, variant: String, source: Fingerprint, parts: [String: Fingerprint] = [:],
    verdict: Verdict = .same, failures: [String] = [], failedScreen: FailedScreen? = nil,
    ways: [String] = [], notes: [String] = [],
    captures: [CaptureResult] = [], files: [String] = [], left: [String: Fingerprint] = [:],
    seconds: Double = 0, virtualSeconds: Double? = nil
  ) {
    self.scenario = scenario
    self.variant = variant
    self.source = source
    self.parts = parts
    self.verdict = verdict
    self.failures = failures
    self.failedScreen = failedScreen
    self.ways = ways
    self.notes = notes
    self.captures = captures
    self.files = files
    self.left = left
    self.seconds = seconds
    self.virtualSeconds = virtualSeconds
  }

  /// The scenario's file and the variant, if it has one.
  public var name: String { variant.isEmpty ? scenario : "\(scenario) (\(variant))" }
}
