import Foundation
import SnapshotTesting
import Testing
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Values as texts.
@Suite struct TextStrategyTests {
  private struct User: Codable, Sendable {
    var name = "Blob"
    var id = 1
    var tags = ["b", "a"]
  }

  private enum Direction: String, CaseIterable {
    case up, down, left, right
    var left: Direction {
      switch self {
      case .up: .left
      case .left: .down
      case .down: .right
      case .right: .up
      }
    }
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  @Test func `a dump shows all of a value in order`() {
    #expect(
      text(User(), .dump) == """
        ▿ User
          - name: "Blob"
          - id: 1
          ▿ tags: 2 elements
            - "b"
            - "a"

        """)
    #expect(
      text(["b": 2, "a": 1], .dump) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
    #expect(text(Set([3, 1, 2]), .dump) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
    #expect(text(Int?.none, .dump) == "- nil\n")
    #expect(text(Direction.up, .dump) == "- Direction.up\n")
  }

  @Test func `a dump has no addresses, and ends where an object is inside itself`() {
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    #expect(text(node, .dump) == "▿ Node\n  ▿ next: Optional\n    - some: Node (see above)\n")
    node.next = nil
    #expect(text(NSObject(), .dump).contains("0x") == false)
  }

  @Test func `a type says how it appears`() {
    struct Secret: AnySnapshotStringConvertible {
      var word = "x"
      var snapshotDescription: String { "a secret" }
    }
    struct Open: AnySnapshotStringConvertible {
      static let renderChildren = true
      var word = "x"
      var snapshotDescription: String { "open" }
    }
    #expect(text([Secret()], .dump) == "▿ 1 element\n  - a secret\n")
    #expect(text(Open(), .dump) == "▿ open\n  - word: \"x\"\n")
    #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  @Test func `values are encoded with sorted keys`() {
    #expect(
      text(User(), .json) == """
        {
          "id" : 1,
          "name" : "Blob",
          "tags" : [
            "b",
            "a"
          ]
        }
        """)
    #expect(text(User(), .plist).contains("<key>id</key>\n\t<integer>1</integer>"))
    #expect(text(["b": 1, "a": [2]] as Any, .json).contains("\"a\" : ["))
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test func `what cannot be encoded is told`() {
    struct Endless: Encodable { var number = Double.infinity }
    let message = verifySnapshot(
      of: Endless(), as: .json, snapshotDirectory: "/none", testName: "endless()")
    #expect(message?.hasPrefix("Snapshot was not compared: a value of Endless cannot be") == true)
  }

  @Test func `a function is a table of all cases`() {
    let table: Snapshotting<(Direction) -> Direction, String> =
      Snapshotting<Direction, String>.func(into: .description)
    #expect(table.pathExtension == "csv")
    #expect(
      text({ $0.left }, table) == """
        "up","left"
        "down","right"
        "left","down"
        "right","up"

        """)
    let quoting = Snapshotting<Direction, String>.func(into: SimplySnapshotting<String>.lines)
    #expect(text({ "a \"\($0)\"" }, quoting).hasPrefix("\"up\",\"a \"\"up\"\"\"\n"))
  }

  @Test func `a request is shown as it is sent, and as a command`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/a?b=c")))
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("s=\"1\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":'2'}".utf8)
    #expect(
      text(request, .raw) == """
        POST https://example.org/a?b=c
        Accept: text/html
        Cookie: s="1"

        {"b":1,"a":'2'}
        """)
    #expect(
      text(request, .curl) == #"""
        curl \
        	--request POST \
        	--header "Accept: text/html" \
        	--data '{"b":1,"a":'\''2'\''}' \
        	--cookie "s=\"1\"" \
        	"https://example.org/a?b=c"
        """#)
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    #expect(text(request, .raw(pretty: true)).hasSuffix("{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
  }

  @Test func `a value is shown by its description`() {
    #expect(text(12.5, .description) == "12.5")
    #expect(text("a\nb", .lines) == "a\nb")
  }
}
