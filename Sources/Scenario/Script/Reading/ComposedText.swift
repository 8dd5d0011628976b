import Yams

/// A text as YAML, and why it is none.
///
/// The library stops at a mapping in which a key stands twice. Such keys get other names one by one, so
/// that all else is read, too, and are taken out of what was read.
nonisolated struct ComposedText {
  /// What was read, with the last of each key that stands more than once.
  private(set) var root: Node?
  private(set) var errors: [(error: YAMLSyntaxError, place: SourcePosition)] = []
  /// The keys that got other names, by where they are.
  private var renamed: [SourcePosition: String] = [:]

  /// Reads a text.
  init(_ text: String) {
    var text = text
    while true {
      do {
        root = try Yams.compose(yaml: text, .basic, .default, .utf8)
        break
      } catch let error as YamlError {
        if rename(error, in: &text) { continue }
        errors.append(error.syntaxError(in: text))
        break
      } catch {
        errors.append((.failure("\(error)"), SourcePosition(line: 1, column: 1)))
        break
      }
    }
    guard !renamed.isEmpty else { return }
    let others = errors
    if let node = root {
      var budget = Self.maximumNodes
      root = withoutRenamed(node, &budget)
    }
    if root == nil {
      errors = others + renamed.map { (.repeatedKey($0.value, again: nil), $0.key) }
    }
  }

  /// The size of a text up to which keys are renamed, as it is read again for each: a hundred times that
  /// of a long scenario.
  private static let maximumBytes = 1 << 20
  /// The maximum number of keys that get other names: as many problems are told.
  private static let maximumRenamed = 50
  /// The maximum number of nodes that are looked through; aliases of aliases may make endlessly many.
  private static let maximumNodes = 100_000
  /// The first of the characters with which new names begin: such as no text has.
  private static let firstMark: UInt32 = 0xE000

  /// Gives the first of a key that stands more than once another name of the same length.
  ///
  /// - Returns: Whether that is what the error is about, and possible: an alias may be a key, too.
  private mutating func rename(_ error: YamlError, in text: inout String) -> Bool {
    guard case .duplicatedKeysInMapping(let keys, let context) = error, let key = keys.first,
      let first = key.unicodeScalars.first, renamed.count < Self.maximumRenamed,
      text.utf8.count <= Self.maximumBytes,
      let mark = Unicode.Scalar(Self.firstMark + UInt32(renamed.count))
    else { return false }
    let place = SourcePosition(context.mark)
    var scalars = text.unicodeScalars
    guard var index = scalars.index(of: place) else { return false }
    if "\"'".unicodeScalars.contains(scalars[index]) { scalars.formIndex(after: &index) }
    guard index < scalars.endIndex, scalars[index] == first, renamed[place] == nil else {
      return false
    }
    scalars.replaceSubrange(index...index, with: [mark])
    text = String(scalars)
    renamed[place] = key
    return true
  }

  /// A node without the renamed keys, which are reported; nil if there is no end to it.
  private mutating func withoutRenamed(_ node: Node, _ budget: inout Int) -> Node? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch node {
    case .scalar, .alias: return node
    case .sequence(var sequence):
      for index in sequence.indices {
        guard let value = withoutRenamed(sequence[index], &budget) else { return nil }
        sequence[index] = value
      }
      return .sequence(sequence)
    case .mapping(let mapping):
      var pairs: [(Node, Node)] = []
      for (index, (key, value)) in mapping.enumerated() {
        if let name = renamed[key.place] {
          let next = mapping.dropFirst(index + 1).first { self.name(of: $0.key) == name }
          report(name, at: key.place, again: next?.key.place.line)
        } else {
          guard let value = withoutRenamed(value, &budget) else { return nil }
          pairs.append((key, value))
        }
      }
      return .mapping(
        Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark, mapping.anchor))
    }
  }

  /// The name of a key as it is written.
  private func name(of key: Node) -> String? { renamed[key.place] ?? key.scalar?.string }

  private mutating func report(_ name: String, at place: SourcePosition, again line: Int?) {
    errors.append((.repeatedKey(name, again: line == place.line ? nil : line), place))
  }
}
