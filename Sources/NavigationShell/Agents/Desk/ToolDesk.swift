import Scenario

/// Does the work of the tools.
protocol ToolDesk: AnyObject {
  /// Does a call; a fault or an error of the app is a result, too.
  func perform(_ tool: AgentTool, _ arguments: [String: JSONValue], watch: CallWatch) -> ToolResult
}
