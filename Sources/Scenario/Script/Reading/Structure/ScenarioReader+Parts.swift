import Yams

nonisolated extension ScenarioReader {
  /// Reads the steps of a part, in place of the step that uses it.
  mutating func use(_ node: Node, at step: Node) -> [ScenarioStep]? {
    var (given, arguments): (Node?, Node?) = (node, nil)
    if case .mapping = node {
      guard let entries = entries(of: node, inside: .use) else { return nil }
      (given, arguments) = (entries[PartKey.part], entries[PartKey.with])
    }
    guard let given, let name = text(given, for: "use") else { return nil }
    guard name.hasSuffix(ScenarioSource.partEnding) else {
      report(.structure(.noPartName(name)), at: given.place)
      return nil
    }
    let path = ScenarioSource.path(name, besides: scope.file)
    guard !scope.parts.contains(path) else {
      report(.structure(.cycle(scope.parts + [path])), at: given.place)
      return nil
    }
    var inner = ReadingScope(
      file: path, isOwn: false, origins: [origin(of: step)] + scope.origins,
      rank: scope.rank ?? step.place, parts: scope.parts + [path], isMade: true)
    guard let root = root(of: path, in: inner, at: given.place),
      let entries = inside(inner, { $0.entries(of: root, .part) })
    else { return nil }
    let parameters = entries[PartKey.parameters].map { node in
      inside(inner) { $0.parameters(node) }
    }
    inner.values = values(of: parameters ?? [], with: arguments, part: path, at: given.place)
    return entries[PartKey.steps].flatMap { list in
      inside(inner) { $0.steps(list, for: PartKey.steps.rawValue) }
    }
  }

  /// The values of a part's parameters: those that are given, else their own.
  private mutating func values(
    of parameters: [Parameter], with arguments: Node?, part: String, at place: SourcePosition
  ) -> [String: String?] {
    let given = arguments.map { self.arguments($0) } ?? []
    for (name, _, place) in given where !parameters.contains(where: { $0.name == name }) {
      report(
        .structure(.unknownArgument(name, part: part, among: parameters.map(\.name))), at: place)
    }
    var values: [String: String?] = [:]
    for parameter in parameters {
      let argument = given.first { $0.name == parameter.name }
      if argument == nil, parameter.isMissing {
        report(.structure(.missingArgument(parameter.name, part: part)), at: place)
      }
      values[parameter.name] = .some(argument.map(\.value) ?? parameter.value)
    }
    return values
  }

  /// By which step a part was reached, in words.
  private func origin(of step: Node) -> String {
    "used in \(scope.file):\(step.place.line):\(step.place.column)"
  }

  private mutating func arguments(
    _ node: Node
  ) -> [(name: String, value: String?, place: SourcePosition)] {
    named(node, for: PartKey.with.rawValue).map { name, node in
      (name, text(node, for: name, canBeEmpty: true), node.place)
    }
  }

  /// A parameter with the value that it has unless another is given.
  struct Parameter {
    let name: String
    /// The value; nil if one has to be given.
    let value: String?
    /// Whether one has to be given, and not only that its own is wrong.
    let isMissing: Bool
    let place: SourcePosition
  }

  /// Reads parameters.
  mutating func parameters(_ node: Node) -> [Parameter] {
    named(node, for: PartKey.parameters.rawValue).map { name, node in
      let value = node.isNothing ? nil : text(node, for: name, canBeEmpty: true)
      return Parameter(
        name: name, value: value, isMissing: node.isNothing, place: place(of: node))
    }
  }

  /// The YAML of another file; nil if it cannot be read, which is reported.
  private mutating func root(
    of path: String, in scope: ReadingScope, at place: SourcePosition
  ) -> Node? {
    switch vocabulary.source(path) {
    case .text(let text): return inside(scope) { $0.compose(text) }
    case .absent:
      report(.structure(.unreadable(path: path, words: "there is no such file")), at: place)
    case .unreadable(let words):
      report(.structure(.unreadable(path: path, words: words)), at: place)
    }
    return nil
  }

  /// The YAML of a text; nil if it is none, which is reported, as are keys that stand twice.
  mutating func compose(_ text: String) -> Node? {
    let composed = ComposedText(text)
    for (error, place) in composed.errors { report(.syntax(error), at: place) }
    if composed.root == nil, composed.errors.isEmpty {
      report(.noScenario, at: SourcePosition(line: 1, column: 1))
    }
    return composed.root
  }

  // MARK: Where it is

  /// Reads something elsewhere, or with other names.
  mutating func inside<Value>(
    _ scope: ReadingScope, _ read: (inout ScenarioReader) -> Value
  ) -> Value {
    let outside = self.scope
    self.scope = scope
    defer { self.scope = outside }
    return read(&self)
  }

  /// The place of a value, with its file.
  func place(of node: Node) -> SourcePosition {
    var place = node.place
    place.file = scope.isOwn ? nil : scope.file
    place.outerLine = scope.rank?.line
    place.origins = scope.origins
    return place
  }
}
