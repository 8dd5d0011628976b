/// An error in a scenario's text, with its position.
public nonisolated struct ScenarioProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was typed.
  public var file: String
  /// The position in the file.
  public var place: SourcePosition
  /// What is wrong and what to write instead, in one line.
  public var sentence: String

  /// Makes a problem.
  public init(file: String, place: SourcePosition, sentence: String) {
    self.file = file
    self.place = place
    self.sentence = sentence
  }

  /// The problem in the form of compilers: `FILE:LINE:COLUMN: sentence`.
  public var description: String { "\(file):\(place.line):\(place.column): \(sentence)" }
}

/// All errors in a scenario's text, in its order.
public nonisolated struct ScenarioProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems; at least one.
  public var problems: [ScenarioProblem]

  /// Makes a collection of problems.
  public init(_ problems: [ScenarioProblem]) { self.problems = problems }

  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
