import Foundation
import Goldens
import Testing

/// docs/agents.md: what it shows is what is said.
@Suite struct AgentDocsTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/agents.md")

  @Test func `the conversation goes as it is shown`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let shown = try #require(text.components(separatedBy: "## A conversation").last)
    let block = try #require(shown.components(separatedBy: "```\n").dropFirst().first)
    let folder = try TemporaryFolder()
    let client = try AgentClient(in: folder.url)
    var said: [String] = []
    for line in block.split(separator: "\n") where line.hasPrefix("> ") {
      let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
      let arguments = try JSONSerialization.jsonObject(with: Data(words[1].utf8)) as? [String: Any]
      let result = try client.call(words[0], try #require(arguments))
      said += [String(line), result.text]
    }
    #expect(Self.timeless(said.joined(separator: "\n") + "\n") == Self.timeless(block))
  }

  /// The text without what verifying took by the clock.
  private static func timeless(_ text: String) -> String {
    text.replacing(#/\)  [0-9.]+ s/#, with: ")").replacing(#/ in [0-9.]+ s:/#, with: ":")
  }

  @Test func `each tool is in the table, and each option`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for tool in ["list", "open", "screen", "do", "picture", "compare", "save", "verify", "audit"] {
      #expect(text.contains("| `\(tool)` | "))
    }
    let help = try BuiltProgram(named: "navshell").run("mcp", "--help").output
    for option in ["--root", "--program", "--allow-accept"] {
      #expect(text.contains("| `\(option)") && help.contains(option))
    }
    #expect(!help.contains("first-session"))
  }
}
