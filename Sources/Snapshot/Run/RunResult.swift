public import Drawing

/// The result of a run of many scenarios: what `run.json` holds and reports are made of.
public struct RunResult: Hashable, Sendable, Codable {
  /// The fingerprint of the program that ran.
  public var program: Fingerprint
  /// The libraries and fonts that made the pictures, with versions, such as `SDL` and `2.26.5`.
  public var libraries: [String: String]
  /// The scenarios' results, sorted by name.
  public var scenarios: [ScenarioResult]
  /// Baseline files that no scenario refers to.
  public var orphans: [String]
  /// How long it took, in seconds of the machine's clock.
  public var seconds: Double
  /// Which part of a run over several machines it is; nil if it is all of it.
  public var part: Part?

  /// The keys in the file, which must not change, as other programs read it.
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
