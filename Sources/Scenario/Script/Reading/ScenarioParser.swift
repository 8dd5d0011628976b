import Yams

/// Parses scenarios.
public nonisolated struct ScenarioParser: Sendable {
  /// The names that a scenario may use.
  public var vocabulary: ScenarioVocabulary

  /// Makes a parser for the scenarios of a program.
  public init(vocabulary: ScenarioVocabulary) { self.vocabulary = vocabulary }

  /// Reads the text of a file.
  ///
  /// - Throws: All errors in the text, in its order; if it is not YAML at all, only the first.
  public func scenario(in text: String, file: String) throws(ScenarioProblems) -> Scenario {
    var reader = ScenarioReader(vocabulary: vocabulary)
    let scenario = read(text, with: &reader)
    guard let scenario, reader.complaints.isEmpty else {
      throw ScenarioProblems(
        reader.complaints.map {
          ScenarioProblem(file: file, place: $0.place, sentence: $0.sentence)
        })
    }
    return scenario
  }

  private func read(_ text: String, with reader: inout ScenarioReader) -> Scenario? {
    do {
      guard let root = try compose(yaml: text, .basic, .default, .utf8) else {
        reader.complain(
          "there is no scenario in it: write at least its steps",
          at: SourcePosition(line: 1, column: 1))
        return nil
      }
      return reader.scenario(root)
    } catch let error as YamlError {
      let (sentence, place) = error.complaint(about: text)
      reader.complain(sentence, at: place)
    } catch {
      reader.complain("this is no YAML: \(error)", at: SourcePosition(line: 1, column: 1))
    }
    return nil
  }
}
