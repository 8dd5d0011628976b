import Yams

/// Reads the YAML nodes of a scenario and collects errors.
///
/// Reading returns nil for an invalid value, with an error. It returns nil for a missing value
/// without one, as the check of required keys has reported it.
nonisolated struct ScenarioReader {
  /// The valid names.
  let vocabulary: ScenarioVocabulary
  /// The file, as it was typed.
  let file: String
  /// The state after the steps so far.
  var order = ScriptOrder()
  /// Where it is.
  var scope: ReadingScope
  /// How many steps loops and parts have made so far.
  var madeSteps = 0
  /// The steps that were read: one that is read again comes from an alias, a loop or a part.
  var readSteps: Set<SourcePosition> = []
  /// The names of the scenario's parameters.
  var names: [String] = []
  /// The errors, each with the position by which it is sorted.
  private var found: [(problem: ScenarioProblem, rank: SourcePosition)] = []

  /// The values of a mapping by key.
  struct Entries {
    let place: SourcePosition
    var nodes: [String: Node] = [:]

    subscript(key: some RawRepresentable<String>) -> Node? { nodes[key.rawValue] }
  }

  /// Whether a scenario has to check something.
  let needsChecks: Bool

  init(vocabulary: ScenarioVocabulary, file: String, needsChecks: Bool = true) {
    self.vocabulary = vocabulary
    self.file = file
    scope = ReadingScope(file: file)
    self.needsChecks = needsChecks
  }

  /// The errors so far, in the order of the text, each once: a part may be used and a loop read several
  /// times.
  var problems: [ScenarioProblem] {
    var seen: Set<ScenarioProblem> = []
    return found.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.problem)
      .filter { seen.insert($0.withoutOrigins).inserted }
  }

  /// How many errors there are so far.
  var problemCount: Int { found.count }

  /// Adds an error.
  mutating func report(
    _ reason: ScenarioProblem.Reason, at place: SourcePosition, rank: SourcePosition? = nil
  ) {
    var told = place
    told.origins = scope.origins
    found.append(
      (
        ScenarioProblem(file: scope.file, place: told, reason: reason),
        scope.rank ?? rank ?? place
      ))
  }

  /// Adds an error for an unexpected value.
  mutating func report(_ node: Node, for key: String, expected: ExpectedValue) {
    report(.otherValue(key: key, expected: expected, found: node.value), at: node.place)
  }

  // MARK: Mappings

  /// Reads a mapping; adds errors for unknown keys, then for missing ones.
  mutating func entries(of node: Node, _ form: MappingForm) -> Entries? {
    guard case .mapping(let mapping) = node else {
      report(.noMapping(form, found: node.value), at: node.place)
      return nil
    }
    var entries = Entries(place: node.place)
    var lastUnknown: SourcePosition?
    for (key, value) in mapping {
      if let name = word(key), form.keys.contains(name) {
        entries.nodes[name] = value
      } else {
        lastUnknown = key.place
        let isWord = word(key) != nil
        report(
          isWord ? .unknownKey(key.value, of: form) : .noWord(found: key.value), at: key.place)
      }
    }
    for key in form.required where entries.nodes[key] == nil {
      report(.missingKey(key, of: form), at: entries.place, rank: lastUnknown)
    }
    return entries
  }

  /// Reads a step's mapping.
  mutating func entries(of node: Node, inside step: StepKey) -> Entries? {
    MappingForm.inside(step).flatMap { entries(of: node, $0) }
  }

  /// The values of a list, or a single value instead of a list.
  mutating func each(of node: Node, for name: String) -> [Node] {
    guard case .sequence(let sequence) = node else { return [node] }
    if sequence.isEmpty { report(.emptyList(key: name), at: node.place) }
    return Array(sequence)
  }

  /// A key's name; nil if the key is not a scalar.
  func word(_ node: Node) -> String? {
    if case .scalar(let scalar) = node { scalar.string } else { nil }
  }
}
