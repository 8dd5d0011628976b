import Foundation
import Scenario

/// The name of a request, by which its answer is found.
nonisolated enum RPCID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue?) {
    switch value {
    case .int(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .int(number)
    case .text(let text): .string(text)
    }
  }
}

/// A message of JSON-RPC from the other side.
nonisolated enum RPCMessage: Hashable, Sendable {
  /// A question that is to be answered.
  case request(RPCID, method: String, parameters: JSONValue?)
  /// Something that is told, and not answered.
  case notification(method: String, parameters: JSONValue?)
  /// An answer, although nothing was asked.
  case response

  /// Reads a line.
  init(_ line: Data) throws(RPCError) {
    guard String(validating: line, as: UTF8.self) != nil, let value = JSONValue(line) else {
      throw RPCError(code: .noJSON, message: "this line is not JSON in UTF-8")
    }
    guard let entries = value.entries else {
      throw RPCError(code: .noRequest, message: "a message is one object, one in a line")
    }
    let id = RPCID(entries["id"])
    guard entries["jsonrpc"] == "2.0" else {
      throw RPCError(code: .noRequest, message: "a message has “jsonrpc”: “2.0”", id: id)
    }
    guard let method = entries["method"]?.text else {
      guard entries["result"] != nil || entries["error"] != nil else {
        throw RPCError(code: .noRequest, message: "a request has a method", id: id)
      }
      self = .response
      return
    }
    if let id {
      self = .request(id, method: method, parameters: entries["params"])
    } else if entries["id"] == nil {
      self = .notification(method: method, parameters: entries["params"])
    } else {
      throw RPCError(code: .noRequest, message: "an id is a text or a whole number")
    }
  }
}
