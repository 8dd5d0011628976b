import Scenario

/// A call of a tool by an agent.
nonisolated struct ToolCall: Hashable, Sendable {
  let id: RPCID
  let era: ProtocolEra
  let tool: AgentTool
  let arguments: [String: JSONValue]
  /// What notices of progress are to name; nil if none are wanted.
  let progressToken: JSONValue?
}
