import Yams

nonisolated extension ScenarioReader {
  /// The key of a reference: `{ref: c12}`.
  private static let key = "ref"

  /// A step with targets in the places of references to elements; adds an error for each that stands
  /// for none.
  mutating func replacingReferences(
    in node: Node, with target: (String) throws(ReferenceProblem) -> String
  ) -> Node {
    switch node {
    case .mapping(let mapping):
      if let name = Self.reference(mapping) { return replaced(name, at: node, with: target) }
      let pairs = mapping.map { ($0.key, replacingReferences(in: $0.value, with: target)) }
      return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark))
    case .sequence(let sequence):
      let items = sequence.map { replacingReferences(in: $0, with: target) }
      return .sequence(Node.Sequence(items, sequence.tag, sequence.style, sequence.mark))
    case .scalar, .alias: return node
    }
  }

  private static func reference(_ mapping: Node.Mapping) -> String? {
    guard mapping.count == 1, let (key, value) = mapping.first, key.string == self.key else {
      return nil
    }
    return value.string
  }

  private mutating func replaced(
    _ name: String, at node: Node, with target: (String) throws(ReferenceProblem) -> String
  ) -> Node {
    do throws(ReferenceProblem) {
      let text = try target(name)
      guard let target = try? Yams.compose(yaml: text) else { return node }
      return target.moved(to: node.mark)
    } catch {
      report(.reference(error), at: node.place)
      // A label is an element everywhere, so that the rest of the step is read.
      return Node(name, Tag(.implicit), .doubleQuoted).moved(to: node.mark)
    }
  }
}

nonisolated extension Node {
  /// The node with a position, also for all that is in it.
  fileprivate func moved(to mark: Mark?) -> Node {
    switch self {
    case .scalar(let scalar):
      return .scalar(Node.Scalar(scalar.string, scalar.tag, scalar.style, mark))
    case .mapping(let mapping):
      let pairs = mapping.map { ($0.key.moved(to: mark), $0.value.moved(to: mark)) }
      return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mark))
    case .sequence(let sequence):
      let items = sequence.map { $0.moved(to: mark) }
      return .sequence(Node.Sequence(items, sequence.tag, sequence.style, mark))
    case .alias: return self
    }
  }
}
