import Foundation
import Yams

nonisolated extension FlowConverter {
  /// Another flow, or commands, perhaps only if something is on screen.
  mutating func flow(_ value: Node, _ node: Node) -> [String] {
    let steps = flowSteps(value, node)
    guard let when = value["when"] else { return steps }
    if let platform = when["platform"]?.string, platform.lowercased() != "ios" {
      return comment("these are for \(platform) only: left out", at: node)
    }
    guard let condition = condition(when) else {
      return when["platform"] == nil
        ? comment("a scenario cannot ask for this: decide it in a Swift test", at: when) : steps
    }
    return [Self.settle] + Self.block("if", [condition], ["then": steps])
  }

  private mutating func flowSteps(_ value: Node, _ node: Node) -> [String] {
    if let commands = value["commands"] { return steps(of: commands.flowList) }
    guard let file = (value["file"] ?? value).string, !file.isEmpty else {
      return comment("runFlow names no file", at: node)
    }
    let part = Self.part(file)
    note("\(part) is \(file) turned with --part", at: node)
    guard let values = value["env"]?.mapping, !values.isEmpty else { return ["- use: \(part)"] }
    let given = values.map { "\($0.key.flowText): \($0.value.flowText)" }.joined(separator: ", ")
    return ["- use: {part: \(part), with: {\(given)}}"]
  }

  /// The name of a part that was a flow.
  private static func part(_ file: String) -> String {
    YAMLText.text(((file as NSString).deletingPathExtension) + ".part.yaml")
  }

  /// Commands again and again.
  mutating func loop(_ value: Node, _ node: Node) -> [String] {
    let steps = steps(of: value["commands"].map(\.flowList) ?? [])
    if let times = value["times"]?.int, value["while"] == nil {
      return Self.block("repeat", ["times: \(times)"], ["steps": steps])
    }
    guard let condition = value["while"].flatMap({ until($0) }) else {
      return comment("a scenario repeats a number of times, or until something is seen", at: node)
    }
    let limit = value["times"]?.int
    if limit == nil {
      note(
        "the loop has no limit in the flow, and ends after \(Self.mostTurns) turns here", at: node)
    }
    let most = limit ?? Self.mostTurns
    return Self.block(
      "repeat", ["until: {\(condition)}", "at-most: \(most)"], ["steps": steps])
  }

  /// Maestro goes on while something is so; a scenario goes on until it is not.
  private mutating func until(_ value: Node) -> String? {
    if let node = value["visible"] { return "absent: [\(target(node))]" }
    return value["notVisible"].map { "present: [\(target($0))]" }
  }

  /// A loop without a limit of its own ends after this many turns.
  private static let mostTurns = 20
}
