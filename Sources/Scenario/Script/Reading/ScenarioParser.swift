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
    do throws(ScenarioProblem) {
      return reader.scenario(try root(of: text, file: reader.file))
    } catch {
      reader.report(error.reason, at: error.place)
      return nil
    }
  }

  /// The node of a text; throws if it is not YAML, or empty.
  private func root(of text: String, file: String) throws(ScenarioProblem) -> Node {
    let start = SourcePosition(line: 1, column: 1)
    do {
      if let root = try compose(yaml: text, .basic, .default, .utf8) { return root }
    } catch let error as YamlError {
      let (error, place) = error.syntaxError(in: text)
      throw ScenarioProblem(file: file, place: place, reason: .syntax(error))
    } catch {
      throw ScenarioProblem(file: file, place: start, reason: .syntax(.failure("\(error)")))
    }
    throw ScenarioProblem(file: file, place: start, reason: .noScenario)
  }

  /// The node of a part of a scenario.
  func node(in text: String, file: String) throws(ScenarioProblems) -> Node {
    do throws(ScenarioProblem) {
      return try root(of: text, file: file)
    } catch {
      throw ScenarioProblems([error])
    }
  }
}
