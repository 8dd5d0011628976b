import Foundation
import Testing

/// A client of the server for agents, which sends and takes bytes as they are.
final class AgentClient {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var count = 0
  /// How long an answer is waited for, in seconds.
  private static let patience = 120.0

  /// Starts `mcp` of a program, in a folder.
  init(_ program: String = "navshell", _ arguments: [String] = [], in folder: URL) throws {
    process = BuiltProgram(named: program).process(["mcp"] + arguments)
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Sends bytes.
  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The next line; fails if there is none.
  func line() throws -> String {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      if let place = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(place + 1)...]) }
        return String(decoding: unread[..<place], as: UTF8.self)
      }
      var poll = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let isReady = Foundation.poll(&poll, 1, 1000) > 0
      let more = isReady ? output.fileHandleForReading.availableData : Data()
      try #require(!isReady || !more.isEmpty, "the server ended")
      try #require(Date() < end, "the server does not answer")
      unread += more
    }
  }

  /// Closes the input, and returns the lines that are left.
  func finish() throws -> [String] {
    try input.fileHandleForWriting.close()
    unread += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: unread, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: Calls

  /// The text of a result, whether it is an error, and what comes with it.
  struct Result {
    let text: String
    let isError: Bool
    let picture: Data?
    let facts: [String: Any]
  }

  /// Sends a call of a tool in the modern way.
  ///
  /// - Returns: The id of the request.
  @discardableResult func begin(_ tool: String, _ arguments: [String: Any] = [:]) throws -> Int {
    count += 1
    let meta: [String: Any] = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [:] as [String: Any],
    ]
    let request: [String: Any] = [
      "jsonrpc": "2.0", "id": count, "method": "tools/call",
      "params": ["name": tool, "arguments": arguments, "_meta": meta] as [String: Any],
    ]
    let data = try JSONSerialization.data(withJSONObject: request)
    try send(String(decoding: data, as: UTF8.self) + "\n")
    return count
  }

  /// Calls a tool.
  @discardableResult func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> Result {
    let id = try begin(tool, arguments)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(try line().utf8)) as? [String: Any])
    #expect(answer["id"] as? Int == id)
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    let content = try #require(result["content"] as? [[String: Any]])
    #expect(result["resultType"] as? String == "complete")
    return Result(
      text: try #require(content[0]["text"] as? String),
      isError: try #require(result["isError"] as? Bool),
      picture: content.count > 1
        ? (content[1]["data"] as? String).flatMap { Data(base64Encoded: $0) } : nil,
      facts: result["structuredContent"] as? [String: Any] ?? [:])
  }
}
