import Yams

/// Parses scenarios.
public nonisolated struct ScenarioParser: Sendable {
  /// The names that a scenario may use.
  public var vocabulary: ScenarioVocabulary

  /// Whether a scenario has to check something, as one that is verified has to.
  public var needsChecks: Bool

  /// Makes a parser for the scenarios of a program.
  public init(vocabulary: ScenarioVocabulary, needsChecks: Bool = true) {
    (self.vocabulary, self.needsChecks) = (vocabulary, needsChecks)
  }

  /// Reads the text of a file.
  ///
  /// - Throws: All errors in the text, in its order; if it is not YAML at all, only the first.
  public func scenario(in text: String, file: String) throws(ScenarioProblems) -> Scenario {
    var reader = ScenarioReader(
      vocabulary: vocabulary, file: file, needsChecks: needsChecks)
    let scenario = read(text, with: &reader)
    guard let scenario, reader.problems.isEmpty else { throw ScenarioProblems(reader.problems) }
    return scenario
  }

  private func read(_ text: String, with reader: inout ScenarioReader) -> Scenario? {
    let start = SourcePosition(line: 1, column: 1)
    do {
      if let root = try compose(yaml: text, .basic, .default, .utf8) {
        return reader.scenario(root)
      }
      reader.report(.noScenario, at: start)
    } catch let error as YamlError {
      let (error, place) = error.syntaxError(in: text)
      reader.report(.syntax(error), at: place)
    } catch {
      reader.report(.syntax(.failure("\(error)")), at: start)
    }
    return nil
  }
}
