import Scenario

/// A tool that the server offers to agents.
nonisolated enum AgentTool: String, CaseIterable, Sendable {
  case list, open, screen
  case perform = "do"
  case picture, compare, save, verify, audit, accept

  /// The tools that are offered; what makes baselines is only among them if that was allowed.
  static func offered(allowsAccept: Bool) -> [AgentTool] {
    allCases.filter { $0 != .accept || allowsAccept }
  }

  /// The tool as clients list it.
  var json: JSONValue {
    let properties = Dictionary(
      parameters.map { ($0.name.rawValue, $0.schema) }, uniquingKeysWith: { first, _ in first })
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name.rawValue) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return [
      "name": .string(rawValue), "title": .string(title), "description": .string(words),
      "inputSchema": .object(schema), "annotations": annotations,
    ]
  }

  /// What the tool may change; none reaches beyond the program and the root folder.
  private var annotations: JSONValue {
    [
      "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(isDestructive),
      "idempotentHint": .bool(isReadOnly), "openWorldHint": false,
    ]
  }

  private var isReadOnly: Bool {
    switch self {
    case .list, .screen, .picture, .compare, .audit: true
    case .open, .perform, .save, .verify, .accept: false
    }
  }

  private var isDestructive: Bool { self == .save || self == .accept }

  private var title: String {
    switch self {
    case .list: "List apps and devices"
    case .open: "Open an app"
    case .screen: "Read the screen"
    case .perform: "Do steps"
    case .picture: "Take a picture"
    case .compare: "Compare two moments"
    case .save: "Save as a scenario"
    case .verify: "Verify scenarios"
    case .audit: "Audit for faults"
    case .accept: "Accept captures"
    }
  }
}
