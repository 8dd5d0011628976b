/// An error in a scenario's text, with its position.
public nonisolated struct ScenarioProblem: Error, Hashable, Sendable {
  /// The file, as it was typed.
  public let file: String
  /// The position in the file.
  public let place: SourcePosition
  let reason: Reason

  /// The problem, in whatever turn of a loop or by whatever `use` it was found.
  var withoutOrigins: ScenarioProblem {
    var place = place
    place.origins = []
    return ScenarioProblem(file: file, place: place, reason: reason)
  }
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
