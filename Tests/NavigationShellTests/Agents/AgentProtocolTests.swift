import Foundation
import Goldens
import Testing

/// What clients of both eras send, and what they get, byte by byte.
@Suite struct AgentProtocolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let modern =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
    + #""io.modelcontextprotocol/clientCapabilities":{}}"#

  /// The answers to lines, a line each.
  private func answers(to lines: [String]) throws -> [String] {
    let client = try AgentClient("FaultyApps", in: folder.url)
    try client.send(lines.map { $0 + "\n" }.joined())
    return try client.finish()
  }

  private func request(
    _ id: String, _ method: String, _ parameters: String = "", modern: Bool = true
  ) -> String {
    let parts = [parameters, modern ? Self.modern : ""].filter { !$0.isEmpty }
    return
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(parts.joined(separator: ","))}}"#
  }

  @Test func `a modern client`() throws {
    let lines = [
      request("1", "server/discover"), request("\"a\"", "tools/list"),
      request("2", "tools/call", #""name":"open","arguments":{"app":"calm","device":"200x200@1"}"#),
      request(
        "3", "tools/call",
        #""name":"do","arguments":{"session":"s1","steps":"- tap: Go\n- expect: {title: \"Next\"}\n"}"#
      ),
      request(
        "4", "tools/call",
        #""name":"screen","arguments":{"session":"s1","format":"json","role":"title"}"#),
    ]
    try expectGolden(try answers(to: lines).joined(separator: "\n") + "\n", named: "modern")
  }

  @Test func `a client with a handshake`() throws {
    let lines = [
      request(
        "0", "initialize",
        #""protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}"#,
        modern: false),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      request("1", "ping", modern: false),
      request("2", "server/discover", modern: false),
      request(
        "3", "tools/call", #""name":"open","arguments":{"app":"calm","device":"200x200@1"}"#,
        modern: false),
      request(
        "4", "tools/call",
        #""name":"do","arguments":{"session":"s1","steps":["tap: Go"]},"_meta":{"progressToken":7}"#,
        modern: false),
    ]
    try expectGolden(try answers(to: lines).joined(separator: "\n") + "\n", named: "legacy")
  }

  @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
  func `each version of the handshake is spoken`(version: String) throws {
    let answer = try answers(to: [
      request("1", "initialize", #""protocolVersion":"\#(version)""#, modern: false)
    ])
    #expect(answer.count == 1 && answer[0].contains(#""protocolVersion":"\#(version)""#))
  }

  @Test func `an unknown version of the handshake gets the newest`() throws {
    let answer = try answers(to: [
      request("1", "initialize", #""protocolVersion":"2099-01-01""#, modern: false)
    ])
    #expect(answer[0].contains(#""protocolVersion":"2025-11-25""#))
  }

  @Test(arguments: [
    ("nonsense", -32700), ("\u{7B}\"jsonrpc\":\"2.0\"", -32700), ("[]", -32600),
    (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
      -32022
    ),
  ])
  func `what is wrong has its code`(line: String, code: Int) throws {
    let answers = try answers(to: [line])
    #expect(answers.count == 1)
    #expect(answers[0].contains(#""code":\#(code),"#), "\(answers)")
    if code == -32022 { #expect(answers[0].contains(#""supported":["2026-07-28"]"#)) }
  }

  @Test
  func `what a tool cannot be asked is an error of the protocol, what it cannot do is a result`()
    throws
  {
    let answers = try answers(to: [
      request("1", "tools/call", #""name":"nothing","arguments":{}"#),
      request("2", "tools/call", #""name":"accept","arguments":{}"#),
      request("3", "nothing"), request("4", "initialize"),
      request("5", "tools/call", #""name":"screen","arguments":{"session":"s9"}"#),
    ])
    for (answer, words) in zip(
      answers, ["-32602", "-32602", "-32601", "-32601", "there is no session s9: none is open"])
    {
      #expect(answer.contains(words), "\(answer)")
    }
    #expect(answers[4].contains(#""isError":true"#))
  }

  @Test func `a message may come in pieces, and have a line's end in a text`() throws {
    let client = try AgentClient("FaultyApps", in: folder.url)
    try client.call("open", ["app": "calm", "device": "200x200@1"])
    let line = request(
      "9", "tools/call",
      #""name":"do","arguments":{"session":"s1","steps":"- tap: Go\n- settle\n- expect: {title: Next}"}"#
    )
    for byte in (line + "\r\n") { try client.send(String(byte)) }
    let answer = try client.line()
    #expect(answer.contains(#""id":9"#) && answer.contains(#""failed":false"#), "\(answer)")
  }

  @Test func `a line that is too long is refused, and the next one is answered`() throws {
    let answers = try answers(to: [
      String(repeating: "x", count: 5 << 20), request("1", "tools/list"),
    ])
    #expect(answers.count == 2)
    #expect(answers[0].contains("-32600") && answers[1].contains("\"tools\""))
  }
}
