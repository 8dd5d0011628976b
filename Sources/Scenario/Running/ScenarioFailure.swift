/// A step that could not be done, or an expectation that is not met.
public nonisolated struct ScenarioFailure: Error, Hashable, Sendable {
  /// Where the step stands.
  public var place: SourcePosition
  /// What was expected and what is there instead.
  public var sentence: String

  /// Makes a failure.
  public init(place: SourcePosition, sentence: String) {
    self.place = place
    self.sentence = sentence
  }

  /// The same with the file the step stands in, as it was named.
  public func problem(in file: String) -> ScenarioProblem {
    ScenarioProblem(file: file, place: place, sentence: sentence)
  }
}
