import PortRules
import Testing

/// Rewritten sources of any content.
@Suite struct RewrittenSourceTests {
  @Test func `the first line names the source`() throws {
    #expect(
      try Port("let a = 1").module.files[0].text.hasPrefix(
        "#sourceLocation(file: \"/App/Source0.swift\", line: 1)\nlet a = 1\n#sourceLocation()\n"))
  }

  @Test func `a file that keeps its name is not said to be another`() throws {
    let file = SourceFile(path: "/App/main.swift", text: "f()")
    let module = try PortedModule(name: "App", sources: [file], kind: .library)
    #expect(module.files[0].name == "main.swift")
    #expect(module.files[0].text.hasPrefix("f()\nimport UIKit\n"))
  }

  @Test func `a path with quotes is one`() throws {
    let file = SourceFile(path: "/My \"App\"/A.swift", text: "")
    let module = try PortedModule(name: "App", sources: [file], kind: .library)
    #expect(
      module.files[0].text.hasPrefix(
        "#sourceLocation(file: \"/My \\\"App\\\"/A.swift\", line: 1)\n"))
  }

  @Test func `ends of lines, tabs and letters of any script stay`() throws {
    let port = try Port("class A {\r\n\t@objc func größe() {} // 大\r\n}\r\n")
    #expect(port.source == "class A {\r\n\t      func größe() {} // 大\r\n}\r\n")
  }

  @Test func `a mark before the text is left out`() throws {
    #expect(try Port("\u{FEFF}let a = 1").source == "let a = 1")
  }

  @Test func `a column is counted in bytes`() throws {
    let port = try Port("import MapKit\nlet größe = MKMapView()")
    #expect(port.module.findings.last?.column == 15)
  }

  @Test func `a source that does not parse is named, and written as it is`() throws {
    let port = try Port("func f( {\n")
    #expect(port.source == "func f( {\n")
    #expect(
      port.findings == [
        "1:8 source: the source does not parse: expected ')' to end parameter clause"
      ])
  }

  @Test func `a source that is not UTF-8 is named`() throws {
    let file = SourceFile(path: "/A.swift", bytes: Array("// caf".utf8) + [0xE9])
    let module = try PortedModule(name: "App", sources: [file], kind: .library)
    #expect(module.findings.map(\.message) == ["the file is not UTF-8: save it as UTF-8"])
  }

  @Test(arguments: [
    "", "\n", "}", "\"", "/*", "#if", "@objc", "#selector(", "class A: A { override func f() {} }",
    "extension {}",
  ])
  func `a strange source stops nothing`(source: String) throws {
    #expect(try Port(source).module.files.count == 2)
  }

  @Test func `no sources make one file`() throws {
    #expect(try PortedModule(name: "App", sources: [], kind: .app).files.count == 1)
  }

  @Test func `lines and columns of what nobody changed stay`() throws {
    let source =
      "import UIKit\n@objc class A: UIView {\n  @IBAction func f() { g(#selector(f), HERE) }\n}\n"
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let after = try Port(source).source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == after.count)
    #expect(lines.map(\.utf8.count) == after.map(\.utf8.count))
    #expect(after[2].hasSuffix(", HERE) }"))
  }
}
