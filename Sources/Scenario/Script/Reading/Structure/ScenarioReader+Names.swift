import Yams

nonisolated extension ScenarioReader {
  /// A scalar with the values of the names in it, each written `${name}`; nil if one is unknown, which
  /// is reported.
  ///
  /// `$${` stands for the characters `${`.
  mutating func filled(_ node: Node) -> Node? {
    guard case .scalar(let scalar) = node, scalar.string.contains(Self.opening) else { return node }
    var rest = scalar.string[...]
    var text = ""
    while let dollar = rest.firstIndex(of: "$") {
      text += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$" + Self.opening) {
        text += Self.opening
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix(Self.opening) {
        guard let end = rest.firstIndex(of: "}") else {
          report(.structure(.openReference), at: node.place)
          return nil
        }
        guard let value = value(of: String(rest[..<end].dropFirst(2)), at: node.place) else {
          return nil
        }
        text += value
        rest = rest[end...].dropFirst()
      } else {
        text += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    // A value in place of a number or a word is read as if it stood there, an empty one as a text.
    let isWhole =
      scalar.string.hasPrefix(Self.opening)
      && scalar.string.firstIndex(of: "}")
        == scalar.string.indices.last
    let plain = Node.scalar(.init(text + rest, scalar.tag, .plain, scalar.mark))
    guard isWhole, !plain.isNothing else {
      return .scalar(.init(text + rest, scalar.tag, .doubleQuoted, scalar.mark))
    }
    return plain
  }

  private mutating func value(of name: String, at place: SourcePosition) -> String? {
    guard let value = scope.values[name] else {
      report(.structure(.unknownName(name, among: scope.values.keys.sorted())), at: place)
      return nil
    }
    return value
  }

  /// What begins a name in a text.
  private static let opening = "${"

  // MARK: Names with values

  /// Reads names with a value each; nil stands for a name without one.
  mutating func named(_ node: Node, for key: String) -> [(name: String, node: Node)] {
    guard case .mapping(let mapping) = node else {
      report(.structure(.noNames(key: key, found: node.value)), at: node.place)
      return []
    }
    return mapping.compactMap { entry in
      guard let name = word(entry.key), Self.isName(name) else {
        report(.structure(.badName(entry.key.value)), at: entry.key.place)
        return nil
      }
      return (name, entry.value)
    }
  }

  /// Whether a text can be the name of a parameter or a case.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
