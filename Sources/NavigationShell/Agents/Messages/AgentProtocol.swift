import Foundation
import Scenario

/// What the server answers to the messages of a client, but for the work of the tools.
nonisolated struct AgentProtocol {
  /// What is to be done about a message.
  enum Reception: Hashable {
    case answer(JSONValue)
    case call(ToolCall)
    case nothing
  }

  /// The tools that are offered, in order.
  let tools: [AgentTool]
  /// The version that a handshake chose; nil before one.
  private var handshake: String?

  init(tools: [AgentTool]) { self.tools = tools }

  /// Takes a line.
  mutating func receive(_ line: Data) -> Reception {
    do throws(RPCError) {
      guard case .request(let id, let method, let parameters) = try RPCMessage(line) else {
        // Cancelling is seen where lines are read; other notices change nothing.
        return .nothing
      }
      do throws(RPCError) {
        return try receive(id, method, parameters)
      } catch {
        var error = error
        error.id = id
        return .answer(error.answer)
      }
    } catch {
      return .answer(error.answer)
    }
  }

  private mutating func receive(
    _ id: RPCID, _ method: String, _ parameters: JSONValue?
  ) throws(RPCError) -> Reception {
    if method == "initialize", Self.version(in: parameters) == nil {
      return .answer(Self.answer(id, handshake(parameters)))
    }
    if method == "ping", Self.version(in: parameters) == nil {
      return .answer(Self.answer(id, [:]))
    }
    let era = try era(of: parameters)
    switch (method, era) {
    case ("server/discover", .modern): return .answer(Self.answer(id, discovery, in: era))
    case ("tools/list", _):
      var result: [String: JSONValue] = ["tools": .array(tools.map(\.json))]
      if era == .modern { result.merge(Self.cachable) { $1 } }
      return .answer(Self.answer(id, result, in: era))
    case ("tools/call", _): return .call(try call(id, parameters, era))
    case ("initialize", .modern), ("ping", .modern):
      throw RPCError(
        code: .unknownMethod,
        message: "\(method) is not part of \(ProtocolEra.modernVersion), only of "
          + ProtocolEra.legacyVersions.joined(separator: ", "))
    default:
      throw RPCError(code: .unknownMethod, message: "there is no method \(method) here")
    }
  }

  // MARK: Eras

  private static func version(in parameters: JSONValue?) -> JSONValue? {
    parameters?["_meta"]?[ProtocolEra.versionKey]
  }

  /// The era of a request: modern if it says its version, legacy after a handshake.
  private func era(of parameters: JSONValue?) throws(RPCError) -> ProtocolEra {
    guard let version = Self.version(in: parameters) else {
      if let handshake { return .legacy(version: handshake) }
      throw RPCError(
        code: .badParameters,
        message: "a request has its version in _meta, as \(ProtocolEra.versionKey), or follows "
          + "initialize")
    }
    guard version == .string(ProtocolEra.modernVersion) else {
      throw RPCError(
        code: .unsupportedVersion, message: "this version is not spoken here",
        data: ["supported": [.string(ProtocolEra.modernVersion)], "requested": version])
    }
    guard parameters?["_meta"]?[ProtocolEra.capabilitiesKey]?.entries != nil else {
      throw RPCError(
        code: .badParameters,
        message: "a request says in _meta what its client can do, as \(ProtocolEra.capabilitiesKey)"
      )
    }
    return .modern
  }

  /// Chooses the asked version, else the newest of those that begin with a handshake.
  private mutating func handshake(_ parameters: JSONValue?) -> [String: JSONValue] {
    let asked = parameters?["protocolVersion"]?.text
    let version =
      ProtocolEra.legacyVersions.first { $0 == asked } ?? ProtocolEra.legacyVersions[0]
    handshake = version
    return [
      "protocolVersion": .string(version), "capabilities": Self.capabilities,
      "serverInfo": Self.server, "instructions": .string(AgentInstructions.text),
    ]
  }

  private var discovery: [String: JSONValue] {
    [
      "supportedVersions": [.string(ProtocolEra.modernVersion)],
      "capabilities": Self.capabilities, "instructions": .string(AgentInstructions.text),
    ].merging(Self.cachable) { $1 }
  }

  private static let capabilities: JSONValue = ["tools": [:]]
  private static var server: JSONValue {
    ["name": "navshell", "title": .string(Program.name), "version": .string(Program.version)]
  }
  /// How long, in milliseconds, what does not change may be kept: an hour.
  ///
  /// It has nothing of a user's.
  private static let cachable: [String: JSONValue] = [
    "ttlMs": .int(3_600_000), "cacheScope": "public",
  ]

  // MARK: Calls

  private func call(
    _ id: RPCID, _ parameters: JSONValue?, _ era: ProtocolEra
  ) throws(RPCError) -> ToolCall {
    guard let name = parameters?["name"]?.text else {
      throw RPCError(code: .badParameters, message: "a call has the name of a tool")
    }
    guard let tool = tools.first(where: { $0.rawValue == name }) else {
      let names = tools.map(\.rawValue).joined(separator: ", ")
      throw RPCError(
        code: .badParameters, message: "there is no tool \(name): there are \(names)")
    }
    let arguments = parameters?["arguments"] ?? [:]
    guard let entries = arguments.entries else {
      throw RPCError(code: .badParameters, message: "arguments are an object")
    }
    return ToolCall(
      id: id, era: era, tool: tool, arguments: entries,
      progressToken: parameters?["_meta"]?["progressToken"])
  }

  /// The answer to a call.
  static func answer(to call: ToolCall, with result: ToolResult) -> JSONValue {
    answer(call.id, result.json, in: call.era)
  }

  private static func answer(
    _ id: RPCID, _ result: [String: JSONValue], in era: ProtocolEra? = nil
  ) -> JSONValue {
    var result = result
    if era == .modern {
      result["resultType"] = "complete"
      var meta = result["_meta"]?.entries ?? [:]
      meta[ProtocolEra.serverKey] = server
      result["_meta"] = .object(meta)
    }
    return ["jsonrpc": "2.0", "id": id.json, "result": .object(result)]
  }

  /// The notice that a call has come so far.
  ///
  /// - Parameter all: How far it goes; nil if that is not known.
  static func progress(_ token: JSONValue, _ done: Int, of all: Int?) -> JSONValue {
    var parameters: [String: JSONValue] = ["progressToken": token, "progress": .int(done)]
    parameters["total"] = all.map { .int($0) }
    return [
      "jsonrpc": "2.0", "method": "notifications/progress", "params": .object(parameters),
    ]
  }
}
