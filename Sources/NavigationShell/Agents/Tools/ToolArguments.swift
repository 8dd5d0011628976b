import Foundation
import Scenario

/// The arguments of a call, which are as the tool's table says.
nonisolated struct ToolArguments {
  private let values: [String: JSONValue]

  /// Checks arguments.
  ///
  /// - Throws: ToolFault with all that is wrong.
  init(_ values: [String: JSONValue], of tool: AgentTool) throws(ToolFault) {
    let parameters = tool.parameters
    let names = parameters.map(\.name.rawValue)
    var problems: [String] = []
    for name in values.keys.sorted() where !names.contains(name) {
      let list = names.isEmpty ? "it takes none" : "it takes \(names.joined(separator: ", "))"
      problems.append(
        "\(tool.rawValue) takes no \(name): "
          + NearestName.cure(for: name, among: names, listing: list, else: list))
    }
    for parameter in parameters {
      let name = parameter.name.rawValue
      guard let value = values[name], value != .null else {
        if parameter.isRequired {
          problems.append("\(tool.rawValue) needs \(name): \(parameter.words)")
        }
        continue
      }
      if !parameter.kind.allows(value) {
        problems.append("\(name) is \(parameter.kind.words), found \(value.line)")
      }
    }
    guard problems.isEmpty else { throw ToolFault(lines: problems) }
    self.values = values
  }

  subscript(name: ToolParameter.Name) -> JSONValue? { values[name.rawValue] }

  /// The text of a parameter; nil if it was not given.
  func text(_ name: ToolParameter.Name) -> String? { self[name]?.text }

  /// The flag of a parameter; nil if it was not given.
  func flag(_ name: ToolParameter.Name) -> Bool? { self[name]?.flag }

  /// The texts of a parameter; empty if it was not given.
  func texts(_ name: ToolParameter.Name) -> [String] { self[name]?.list?.compactMap(\.text) ?? [] }

  /// The steps, a text of YAML each; JSON is YAML, too.
  var steps: [String] {
    switch self[.steps] {
    case .array(let list): list.map { $0.text ?? $0.line }
    case let value: value?.text.map { [$0] } ?? []
    }
  }
}
