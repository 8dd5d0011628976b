import Drawing
import Foundation
import Goldens
import Scenario
import Testing

@testable import NavigationShell

/// The table of tools, from which schemas and checks are made, and limits of texts and folders.
struct ToolTableTests {
  @Test func `the tools are those that agents know`() throws {
    let lines = AgentTool.allCases.map { $0.json.line }
    try expectGolden(lines.joined(separator: "\n") + "\n", named: "tools")
    #expect(AgentTool.offered(allowsAccept: false).map(\.rawValue).contains("accept") == false)
    // A list is in the context of an agent all the time.
    #expect(lines.joined().utf8.count < 8192)
    #expect(AgentInstructions.text.utf8.count <= 1536)
  }

  @Test(arguments: [
    (
      AgentTool.screen, #"{"session": "s1", "fnd": "x"}"#, "screen takes no fnd: did you mean find?"
    ),
    (.screen, "{}", "screen needs session: What open answered."),
    (.screen, #"{"session": 1}"#, "session is a text, found 1"),
    (.picture, #"{"session": "s1", "scale": 9}"#, "scale is a number from 0.25 to 2.0, found 9"),
    (.perform, #"{"session": "s1", "steps": 3}"#, "steps is steps of YAML"),
    (.open, #"{"appearance": "grey"}"#, "appearance is one of light, dark, found \"grey\""),
    (.verify, #"{"paths": "a"}"#, "paths is a list of texts"),
  ])
  func `an argument that does not fit is told`(tool: AgentTool, json: String, words: String) throws
  {
    let values = try #require(JSONValue(Data(json.utf8))?.entries)
    let fault = try #require(throws: ToolFault.self) { try ToolArguments(values, of: tool) }
    #expect(fault.description.contains(words), "\(fault)")
  }

  @Test func `a text is cut at its limit, and tells how much is left out`() {
    let lines = (1...1000).map { "line \($0) of a thousand" }
    let text = TextLimit.text(lines, advice: "ask for less")
    #expect(text.utf8.count <= TextLimit.bytes)
    let kept = text.split(separator: "\n").count - 1
    #expect(text.hasSuffix("… \(1000 - kept) more; ask for less"))
    #expect(
      TextLimit.text([String(repeating: "é", count: 9000)], advice: "x").utf8.count
        <= TextLimit.bytes)
    #expect(TextLimit.text(["short"], advice: "x") == "short")
  }

  @Test(
    arguments: [
      ("a.yaml", "a.yaml"), ("./a/../b.yaml", nil), ("sub/new/x.yaml", "sub/new/x.yaml"),
      (".", "."), ("", "."), ("sub/", "sub"), ("sub/../sub", "sub"), ("..", nil),
      ("/etc/passwd", nil),
      ("out/x", nil), ("in/x", "sub/x"), ("dangling", nil), ("sub\0", nil),
    ] as [(String, String?)])
  func `a path is inside of the root, or it is refused`(path: String, inside: String?) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.resolvingSymlinksInPath()
    let files = FileManager.default
    try files.createDirectory(atPath: url.path + "/sub", withIntermediateDirectories: true)
    for (name, target) in [("out", "/etc"), ("in", "sub"), ("dangling", "/nowhere/x")] {
      try files.createSymbolicLink(atPath: "\(url.path)/\(name)", withDestinationPath: target)
    }
    let root = try RootFolder(url.path)
    #expect((try? root.inside(path)) == inside)
    if let inside, inside != "." { #expect(try root.inside("\(url.path)/\(path)") == inside) }
  }

  @Test func `a call is broken off once it is cancelled, or takes too long`() {
    #expect(CallWatch().interruption == nil)
    #expect(CallWatch(isCancelled: { true }).interruption == .cancelled)
    #expect(CallWatch(limit: -1).interruption == .tookTooLong(-1))
  }

  @Test func `boxes are around what differs`() {
    var one = [UInt8](repeating: 255, count: 64 * 64 * 4)
    let white = Bitmap(width: 64, height: 64, pixels: one)
    for (x, y) in [(2, 2), (20, 2), (60, 60)] { one[(y * 64 + x) * 4] = 0 }
    let marked = Bitmap(width: 64, height: 64, pixels: one)
    #expect(DifferentPlaces.boxes(white, white).isEmpty)
    #expect(
      DifferentPlaces.boxes(white, marked) == [
        CGRect(x: 0, y: 0, width: 32, height: 16), CGRect(x: 48, y: 48, width: 16, height: 16),
      ])
  }
}
