import Foundation
import Scenario

/// What a tool answers: a text, perhaps a picture, and facts for programs.
nonisolated struct ToolResult: Hashable, Sendable {
  var text: String
  /// A PNG file; nil for none.
  var picture: Data?
  /// Facts as JSON; empty for none.
  var facts: [String: JSONValue] = [:]
  /// Facts for the program that asks, which no model sees.
  var meta: [String: JSONValue] = [:]
  var isError = false

  /// Makes a result of lines, of which as many are told as there is room for.
  ///
  /// - Parameter advice: What to ask for the rest.
  init(_ lines: [String], advice: String = "ask for less", facts: [String: JSONValue] = [:]) {
    text = TextLimit.text(lines, advice: advice)
    self.facts = facts
  }

  /// Makes the result of a call that cannot be done.
  init(_ fault: ToolFault) {
    self.init(fault.lines)
    isError = true
  }

  /// The result as an answer has it.
  var json: [String: JSONValue] {
    var content: [JSONValue] = [["type": "text", "text": .string(text)]]
    if let picture {
      content.append([
        "type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png",
      ])
    }
    var result: [String: JSONValue] = ["content": .array(content), "isError": .bool(isError)]
    if !facts.isEmpty { result["structuredContent"] = .object(facts) }
    if !meta.isEmpty { result["_meta"] = .object(meta) }
    return result
  }

  /// Reads a result as another program of ours answered it; nil if it is none.
  init?(_ json: JSONValue) {
    guard let content = json["content"]?.list, let text = content.first?["text"]?.text else {
      return nil
    }
    self.text = text
    picture = content.dropFirst().first?["data"]?.text.flatMap { Data(base64Encoded: $0) }
    facts = json["structuredContent"]?.entries ?? [:]
    meta = json["_meta"]?.entries ?? [:]
    isError = json["isError"]?.flag ?? false
  }
}
