public import Drawing

/// How a run over many scenarios ended: what `run.json` holds, and what reports are made of.
public struct RunResult: Hashable, Sendable, Codable {
  /// The fingerprint of the program that ran.
  public var program: Fingerprint
  /// What pictures were made with: a name and a version each, such as `SDL` and `2.26.5`.
  public var libraries: [String: String]
  /// How each scenario ended, in the order of names.
  public var scenarios: [ScenarioResult]
  /// Baseline files that no scenario refers to.
  public var orphans: [String]
  /// How long it took, in seconds of the machine's clock.
  public var seconds: Double
  /// Which part of a run over several machines it is; nil if it is all of it.
  public var part: Part?

  /// The names in the file, which others read: they stay.
  private enum CodingKeys: String, CodingKey {
    case program, scenarios, orphans, seconds, part
    case libraries = "makers"
  }

  /// Makes a result.
  public init(
    program: Fingerprint, libraries: [String: String], scenarios: [ScenarioResult],
    orphans: [String] = [], seconds: Double = 0, part: Part? = nil
  ) {
    self.program = program
    self.libraries = libraries
    self.scenarios = scenarios
    self.orphans = orphans
    self.seconds = seconds
    self.part = part
  }

  /// One part of a run, such as the second of three.
  public struct Part: Hashable, Sendable, Codable {
    /// Which part, from 1, and of how many.
    public var index, count: Int

    /// Makes a part.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// The worst verdict; nil where nothing was checked.
  public var verdict: Verdict? { scenarios.map(\.verdict).max() }
}
