import Foundation

/// What a run left that failed: the screen at the first failure, and the steps of the run.
public struct FailedScreen: Hashable, Sendable, Codable {
  /// A step that was begun.
  public struct Step: Hashable, Sendable, Codable {
    /// When it began, in virtual seconds from the start.
    public var time: Double
    /// The part, or the folder's defaults, that it is in; nil for the scenario itself.
    public var file: String?
    /// Its line in that file.
    public var line: Int
    /// The step as it is written.
    public var words: String
    /// Whether it failed, or expects what was not so.
    public var isFailed: Bool

    /// Makes a step.
    public init(
      time: Double, file: String? = nil, line: Int, words: String, isFailed: Bool = false
    ) {
      self.time = time
      self.file = file
      self.line = line
      self.words = words
      self.isFailed = isFailed
    }

    /// The step on one line, such as `   0.100 s  line 7  tap: Family`.
    package var description: String {
      (String(format: "%8.3f s", time) + "  \(source)  \(words)").onOneLine
    }

    /// Its file, unless that is the scenario, and its line, such as `line 7`.
    package var source: String { (file.map { $0 + " " } ?? "") + "line \(line)" }
  }

  /// When it was, in virtual seconds from the start.
  public var time: Double
  /// The picture and the text, as paths in the run's folder.
  public var picture, textFile: String
  /// A film of the run, as a path in the run's folder; nil unless it was filmed.
  public var film: String?
  /// The screen as text.
  public var text: String
  /// The steps that were begun, in order.
  public var steps: [Step]

  /// Makes what a run left.
  public init(
    time: Double, picture: String, textFile: String, text: String, steps: [Step] = []
  ) {
    self.time = time
    self.picture = picture
    self.textFile = textFile
    self.text = text
    self.steps = steps
  }
}
