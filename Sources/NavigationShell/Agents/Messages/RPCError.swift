import Scenario

/// An error of JSON-RPC, or of the protocol for agents over it.
nonisolated struct RPCError: Error, Hashable, Sendable {
  /// The numbers that the protocols have for errors.
  enum Code: Int, Sendable {
    case noJSON = -32700
    case noRequest = -32600
    case unknownMethod = -32601
    case badParameters = -32602
    case internalFault = -32603
    case unsupportedVersion = -32022
  }

  let code: Code
  /// What is wrong and what to do, in a sentence.
  let message: String
  /// The request; nil if that cannot be told.
  var id: RPCID?
  var data: JSONValue?

  /// The error as an answer.
  var answer: JSONValue {
    var error: [String: JSONValue] = [
      "code": .int(code.rawValue), "message": .string(message),
    ]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": .object(error)]
  }
}
