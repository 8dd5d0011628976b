/// What is wrong in a scenario's text, and where.
public nonisolated struct ScenarioProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The place in it.
  public var place: SourcePosition
  /// What is wrong and what to write instead, in one line.
  public var sentence: String

  /// Makes a problem.
  public init(file: String, place: SourcePosition, sentence: String) {
    self.file = file
    self.place = place
    self.sentence = sentence
  }

  /// The problem as compilers print theirs: `FILE:LINE:COLUMN: sentence`.
  public var description: String { "\(file):\(place.line):\(place.column): \(sentence)" }
}

/// Everything that is wrong in a scenario's text, in the order of reading.
public nonisolated struct ScenarioProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems; at least one.
  public var problems: [ScenarioProblem]

  /// Collects problems.
  public init(_ problems: [ScenarioProblem]) { self.problems = problems }

  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
