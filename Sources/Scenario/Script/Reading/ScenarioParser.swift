import Yams

/// Parses scenarios.
public nonisolated struct ScenarioParser: Sendable {
  /// The names that a scenario may use.
  public var vocabulary: ScenarioVocabulary

  /// Whether a scenario has to check something, as one that is verified has to.
  public var needsChecks: Bool

  /// The values that replace those of parameters.
  public var set: [String: String]

  /// Makes a parser for the scenarios of a program.
  public init(
    vocabulary: ScenarioVocabulary, needsChecks: Bool = true, set: [String: String] = [:]
  ) {
    (self.vocabulary, self.needsChecks, self.set) = (vocabulary, needsChecks, set)
  }

  /// Reads the text of a file without cases; of one with cases the first.
  ///
  /// - Throws: All errors in the text, in its order; if it is not YAML at all, only why.
  public func scenario(in text: String, file: String) throws(ScenarioProblems) -> Scenario {
    let cases = try cases(in: text, file: file)
    return cases.scenarios[0]
  }

  /// The scenarios of a file: one for each of its cases, or only one.
  public struct Cases: Hashable, Sendable {
    /// The scenarios, at least one.
    public let scenarios: [Scenario]
    /// The names of the parameters.
    public let parameters: [String]
  }

  /// Reads the text of a file.
  ///
  /// - Throws: All errors in the text and in the parts that it uses, in its order; if it is not YAML at
  ///   all, only why.
  public func cases(in text: String, file: String) throws(ScenarioProblems) -> Cases {
    var composer = reader(of: file)
    guard let root = composer.compose(text) else { throw ScenarioProblems(composer.problems) }
    var first = reader(of: file)
    var names: [String?] = []
    if let node = root.mapping?.first(where: { first.word($0.key) == SettingKey.cases.rawValue })?
      .value
    {
      names = first.caseNames(node)
    }
    if names.isEmpty { names = [nil] }
    var (scenarios, problems): ([Scenario], [[ScenarioProblem]]) = ([], [])
    var parameters: [String] = []
    for name in names {
      var reader = reader(of: file)
      if let scenario = reader.scenario(root, set: set, caseNamed: name) {
        scenarios.append(scenario)
      }
      problems.append(reader.problems)
      parameters = reader.names
    }
    var found = Self.merged(problems, of: names)
    // A case that cannot be read might set what is missing.
    if !first.problems.isEmpty { found.removeAll(where: \.isOfMissingName) }
    for problem in first.problems.reversed() + composer.problems.reversed() {
      let index = found.firstIndex { $0.file == file && $0.place.line > problem.place.line }
      found.insert(problem, at: index ?? found.endIndex)
    }
    let all = found + Self.differences(between: scenarios, in: file)
    guard all.isEmpty else { throw ScenarioProblems(all) }
    return Cases(scenarios: scenarios, parameters: parameters)
  }

  /// The node of a part of a scenario.
  func node(in text: String, file: String) throws(ScenarioProblems) -> Node {
    var reader = reader(of: file)
    guard let node = reader.compose(text), reader.problems.isEmpty else {
      throw ScenarioProblems(reader.problems)
    }
    return node
  }

  private func reader(of file: String) -> ScenarioReader {
    ScenarioReader(vocabulary: vocabulary, file: file, needsChecks: needsChecks)
  }

  /// The problems of all cases, each once; one that not all of them have says in which it is.
  private static func merged(
    _ problems: [[ScenarioProblem]], of names: [String?]
  ) -> [ScenarioProblem] {
    var seen: Set<ScenarioProblem> = []
    return zip(problems, names).flatMap { found, name in
      found.compactMap { problem in
        guard seen.insert(problem.withoutOrigins).inserted else { return nil }
        let isOfAll = problems.allSatisfy { others in
          others.contains { $0.withoutOrigins == problem.withoutOrigins }
        }
        return isOfAll ? problem : name.map { problem.inCase($0) } ?? problem
      }
    }
  }

  /// The problems of settings that cases cannot change.
  private static func differences(
    between cases: [Scenario], in file: String
  ) -> [ScenarioProblem] {
    guard let first = cases.first else { return [] }
    let settings: [(SettingKey, KeyPath<Scenario, Located<String>?>)] = [
      (.app, \.app), (.language, \.language),
    ]
    return settings.compactMap { key, path in
      guard
        let other = cases.first(where: { $0[keyPath: path]?.value != first[keyPath: path]?.value }),
        let place = other[keyPath: path]?.place
      else { return nil }
      return ScenarioProblem(
        file: place.file ?? file, place: place, reason: .structure(.settingOfCase(key.rawValue)))
    }
  }
}

nonisolated extension ScenarioProblem {
  /// Whether a parameter has no value, or is not there.
  fileprivate var isOfMissingName: Bool {
    switch reason {
    case .structure(.noValue), .structure(.unknownName): true
    default: false
    }
  }

  /// The problem as one of a single case.
  fileprivate func inCase(_ name: String) -> ScenarioProblem {
    var place = place
    place.origins.append("case \(name)")
    return ScenarioProblem(file: file, place: place, reason: reason)
  }
}
