import Scenario

/// Files that scenarios are made of, by path.
nonisolated struct ScenarioFiles {
  var files: [String: String]
  var set: [String: String] = [:]

  init(_ files: [String: String], set: [String: String] = [:]) {
    (self.files, self.set) = (files, set)
  }

  /// The cases of the file `s/back.yaml`.
  func cases() throws(ScenarioProblems) -> [Scenario] {
    var vocabulary = ScriptSamples.vocabulary
    vocabulary.source = { [files] path in
      path.hasSuffix("locked.part.yaml")
        ? .unreadable("it may not be read by you") : files[path].map { .text($0) } ?? .absent
    }
    return try ScenarioParser(vocabulary: vocabulary, set: set)
      .cases(in: files["s/back.yaml"] ?? "", file: "s/back.yaml").scenarios
  }

  /// The steps of the first case, a line each, without the capture at the end.
  func steps() throws(ScenarioProblems) -> [String] {
    try cases()[0].steps.map(\.yaml).filter { $0 != "capture: end" }
  }

  /// The problems, a line each; empty if there are none.
  var problems: [String] {
    do {
      _ = try cases()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  /// A scenario of lines of steps, with a capture at the end, and other files in its folder.
  static func steps(
    _ lines: String, settings: String = "", besides files: [String: String] = [:],
    set: [String: String] = [:]
  ) -> ScenarioFiles {
    var all = Dictionary(uniqueKeysWithValues: files.map { ("s/\($0.key)", $0.value) })
    let indented = lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    all["s/back.yaml"] = settings + "steps:\n\(indented)  - capture: end\n"
    return ScenarioFiles(all, set: set)
  }
}
