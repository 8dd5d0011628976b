/// The result of comparing one picture or film of a scenario with its baseline.
public struct CaptureResult: Hashable, Sendable, Codable {
  /// The name that the scenario gives it.
  public var name: String
  /// Whether it is a strip of pictures.
  public var isFilm: Bool
  /// When it was taken, in virtual seconds from the start: one time per cell for a film.
  public var times: [Double]
  /// The verdict.
  public var verdict: Verdict
  /// The differences, a sentence each, the most important first; or the remarks on a success.
  public var findings: [String]
  /// The expected picture, the actual one and the picture of their difference, as paths in the
  /// run's folder; nil where there is none, as for a picture that is the same.
  public var expected, actual, difference: String?
  /// The layout of both strips; nil for a single picture.
  public var strip: Strip?
  /// The screen as text, expected and actual; nil where they are the same.
  public var expectedText, actualText: String?
  /// How parts moved in a film, expected and actual; nil where they are the same.
  public var expectedTrack, actualTrack: MotionTrack?

  /// Makes a result of a capture that is the same.
  public init(
    name: String, isFilm: Bool, times: [Double], verdict: Verdict = .same, findings: [String] = []
  ) {
    self.name = name
    self.isFilm = isFilm
    self.times = times
    self.verdict = verdict
    self.findings = findings
  }
}
