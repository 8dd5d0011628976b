/// What is wrong in a scenario's text, and where.
public nonisolated struct ScenarioProblem: Error, Hashable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// The place in it.
  public let place: SourcePosition
  /// What is wrong.
  let reason: Reason
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
