import Foundation
import Yams

/// Turns the commands of a Maestro flow into lines of a scenario, and notes what it cannot turn.
nonisolated struct FlowConverter {
  let screen: ConvertedFlow.Screen
  private(set) var notes: [ConvertedFlow.Note] = []
  /// Whether a percentage of the screen became a point, which needs the screen's device.
  var needsDevice = false
  /// The names of the captures so far.
  private var names: Set<String> = []
  /// Whether a selector of the command asked for nothing that a target has.
  var hasEmptyTarget = false
  /// Whether the app was launched already, so that another launch is a restart.
  var isLaunched = false

  init(screen: ConvertedFlow.Screen) { self.screen = screen }

  /// Notes something, and says it in a comment in place of a step.
  mutating func comment(_ sentence: String, at node: Node) -> [String] {
    note(sentence, at: node)
    return ["# \(sentence)"]
  }

  /// Notes something.
  mutating func note(_ sentence: String, at node: Node) {
    notes.append(ConvertedFlow.Note(place: node.place, sentence: sentence))
  }

  /// A name for a capture that no other one has.
  mutating func newName(_ name: String) -> String {
    var (free, number) = (name, 2)
    while !names.insert(free).inserted { (free, number) = ("\(name) \(number)", number + 1) }
    return free
  }

  /// A text as a scenario has it; a name in `${}` stays one of a parameter.
  static func text(_ text: String) -> String {
    YAMLText.text(text).replacing(/\$\$\{([\w-]+)\}/) { "${\($0.output.1)}" }
  }

  // MARK: Settings

  /// The lines before the steps.
  mutating func settings(_ settings: Node.Mapping?, isPart: Bool) -> [String] {
    var lines: [String] = []
    for (key, value) in settings ?? [:] {
      switch key.string {
      case "env": lines += parameters(value)
      case "onFlowStart", "onFlowComplete": break
      case "name", "tags", "appId", "url":
        if !isPart { lines.append(setting(key.string ?? "", value)) }
      default: lines += comment("\(key.string ?? "") is no setting of a scenario", at: key)
      }
    }
    if needsDevice, !isPart { lines.append("device: \(screen.device)") }
    return lines
  }

  /// A setting that a part has not.
  private func setting(_ key: String, _ value: Node) -> String {
    switch key {
    case "name": "description: \(value.flowText)"
    case "tags": "tags: \(YAMLText.list(value.flowList.map(\.flowText)))"
    default: "# app: NAME, in place of \(value.flowText)"
    }
  }

  private func parameters(_ node: Node) -> [String] {
    guard let mapping = node.mapping, !mapping.isEmpty else { return [] }
    return ["parameters:"] + mapping.map { "\($0.key.flowText): \($0.value.flowText)" }.indented
  }

  // MARK: Steps

  /// The lines of all steps, with what the settings do before and after.
  mutating func steps(of commands: [Node], around settings: Node.Mapping?) -> [String] {
    let before = settings?["onFlowStart"].map { Array($0.sequence ?? []) } ?? []
    let after = settings?["onFlowComplete"].map { Array($0.sequence ?? []) } ?? []
    return steps(of: before + commands + after)
  }

  /// The lines of steps; `settle` where Maestro waits, and once where it would stand twice.
  mutating func steps(of commands: [Node]) -> [String] {
    var lines: [String] = []
    for line in commands.flatMap({ step($0) }) where line != Self.settle || lines.last != line {
      lines.append(line)
    }
    return lines
  }

  /// Maestro waits after each action until the screen is still.
  static let settle = "- settle"

  private mutating func step(_ node: Node) -> [String] {
    if let name = node.string { return step(name, nil, node) }
    guard let (key, value) = node.mapping?.first, let name = key.string else {
      return comment("this is no command", at: node)
    }
    let outer = hasEmptyTarget
    defer { hasEmptyTarget = outer }
    hasEmptyTarget = false
    let steps = step(name, value, node)
    // What the selector asks for was noted.
    guard !hasEmptyTarget else {
      return comment("\(name): nothing is left of its selector", at: node)
    }
    let label = value.mapping?["label"]?.string ?? ""
    return label.split(whereSeparator: \.isNewline).map { "# \($0)" } + steps
  }
}

nonisolated extension Node {
  /// The text as a scenario has it.
  var flowText: String { FlowConverter.text(string ?? "") }

  /// The items of a list, or a single value.
  var flowList: [Node] { sequence.map { Array($0) } ?? [self] }
}
