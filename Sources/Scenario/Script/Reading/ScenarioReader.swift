import Yams

/// Walks through the nodes of a scenario's text and collects what is wrong.
///
/// What cannot be read is nil, after a complaint; what is not there is nil without one, since whoever
/// needs it has said so.
nonisolated struct ScenarioReader {
  /// The names that may be used.
  let vocabulary: ScenarioVocabulary
  /// What the steps so far did.
  var order = ScriptOrder()
  private var found: [Complaint] = []

  /// Something wrong.
  struct Complaint {
    let sentence: String
    let place: SourcePosition
    /// Behind what is complained at which place it is told.
    let rank: SourcePosition
  }

  /// A mapping whose keys are known.
  struct Entries {
    let place: SourcePosition
    var nodes: [String: Node] = [:]

    subscript(key: some RawRepresentable<String>) -> Node? { nodes[key.rawValue] }
  }

  init(vocabulary: ScenarioVocabulary) { self.vocabulary = vocabulary }

  /// What is wrong so far, in the order of reading.
  var complaints: [Complaint] {
    found.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  mutating func complain(_ sentence: String, at place: SourcePosition, rank: SourcePosition? = nil)
  {
    found.append(Complaint(sentence: sentence, place: place, rank: rank ?? place))
  }

  /// Complains that a value is another than was expected.
  mutating func expected(_ words: String, for name: String, at node: Node) {
    complain("“\(name)” is \(words), found \(node.kind)", at: node.place)
  }

  // MARK: Mappings

  /// The values of a mapping; complains of keys that are unknown, then of those that are missing.
  mutating func entries(of node: Node, _ form: MappingForm) -> Entries? {
    guard case .mapping(let mapping) = node else {
      complain("\(form.name) has keys (\(form.list)), found \(node.kind)", at: node.place)
      return nil
    }
    var entries = Entries(place: node.place)
    var lastUnknown: SourcePosition?
    for (key, value) in mapping {
      if let name = word(key), form.keys.contains(name) {
        entries.nodes[name] = value
      } else {
        lastUnknown = key.place
        complain(form.complaint(about: key), at: key.place)
      }
    }
    for key in form.required where entries.nodes[key] == nil {
      complain("\(form.name) needs “\(key)”", at: entries.place, rank: lastUnknown)
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
    if sequence.isEmpty { complain("“\(name)” is an empty list", at: node.place) }
    return Array(sequence)
  }

  /// A key's name; nil if the key is no word.
  func word(_ node: Node) -> String? {
    if case .scalar(let scalar) = node { scalar.string } else { nil }
  }
}

nonisolated extension MappingForm {
  fileprivate var list: String { keys.joined(separator: ", ") }

  fileprivate func complaint(about key: Node) -> String {
    guard case .scalar(let scalar) = key else {
      return "a key is a word, found \(key.kind)"
    }
    let question = NearestName.question(about: scalar.string, among: keys)
    return "\(name) has no key \(key.kind)\(question.isEmpty ? "; it has \(list)" : question)"
  }
}
