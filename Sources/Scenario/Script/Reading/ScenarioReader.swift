import Yams

/// Walks through the nodes of a scenario's text and collects what is wrong.
///
/// What cannot be read is nil, after a report; what is not there is nil without one, since whoever
/// needs it has said so.
nonisolated struct ScenarioReader {
  /// The names that may be used.
  let vocabulary: ScenarioVocabulary
  /// The file that is read, as it was named.
  let file: String
  /// What the steps so far did.
  var order = ScriptOrder()
  /// What is wrong, and behind what is wrong at which place it is told.
  private var found: [(problem: ScenarioProblem, rank: SourcePosition)] = []

  /// A mapping whose keys are known.
  struct Entries {
    let place: SourcePosition
    var nodes: [String: Node] = [:]

    subscript(key: some RawRepresentable<String>) -> Node? { nodes[key.rawValue] }
  }

  init(vocabulary: ScenarioVocabulary, file: String) {
    self.vocabulary = vocabulary
    self.file = file
  }

  /// What is wrong so far, in the order of reading.
  var problems: [ScenarioProblem] {
    found.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.problem)
  }

  /// Notes that something is wrong.
  mutating func report(
    _ reason: ScenarioProblem.Reason, at place: SourcePosition, rank: SourcePosition? = nil
  ) {
    found.append((ScenarioProblem(file: file, place: place, reason: reason), rank ?? place))
  }

  /// Notes that a value is another than was expected.
  mutating func report(_ node: Node, for key: String, expected: ExpectedValue) {
    report(.otherValue(key: key, expected: expected, found: node.value), at: node.place)
  }

  // MARK: Mappings

  /// The values of a mapping; reports keys that are unknown, then those that are missing.
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

  /// The values that a step has in braces.
  mutating func entries(of node: Node, inside step: StepKey) -> Entries? {
    MappingForm.inside(step).flatMap { entries(of: node, $0) }
  }

  /// The values of a list, or the one value that stands instead of a list.
  mutating func each(of node: Node, for name: String) -> [Node] {
    guard case .sequence(let sequence) = node else { return [node] }
    if sequence.isEmpty { report(.emptyList(key: name), at: node.place) }
    return Array(sequence)
  }

  /// A key's name; nil if the key is no word.
  func word(_ node: Node) -> String? {
    if case .scalar(let scalar) = node { scalar.string } else { nil }
  }
}
