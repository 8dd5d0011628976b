import Foundation
import Testing

/// `Scripts/api-changes`, which names what breaks between two versions.
struct APIChangesTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private static let old = """
    open class Page { public init() {}; open func show(animated: Bool = true) {} }
    public struct Bar { public init() {}; public var height = 1; public func hide() {} }
    public protocol Source { func count() -> Int }
    extension Bar: Equatable {}
    public enum Side { case left }
    """

  /// What the script says of another version of these lines, and its exit code.
  private func changes(replacing line: String, with other: String) throws -> (String, Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("api-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Self.old.contains(line))
    for (name, code) in ["old": Self.old, "new": Self.old.replacing(line, with: other)] {
      let graphs = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      let source = folder.appendingPathComponent("\(name).swift")
      try code.write(to: source, atomically: true, encoding: .utf8)
      let said = try output(
        of: "swiftc", "-module-name", "Kit", "-emit-module", "-o", graphs.path + "/Kit.swiftmodule",
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path, source.path)
      try #require(said.code == 0, "\(said.text)")
    }
    let said = try output(
      of: "python3", "Scripts/api-changes", folder.path + "/old", folder.path + "/new")
    return (said.text, said.code)
  }

  private func output(of arguments: String...) throws -> (text: String, code: Int32) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = Self.project
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  // Until 1.0 what breaks raises the second number, and all else the third.
  @Test(arguments: [
    (
      "public func hide() {}", "",
      "Kit: removed Bar.hide()\n  - func hide()\n"
    ),
    (
      "public var height", "public let height",
      "Kit: changed Bar.height\n  - var height: Int\n  + let height: Int\n"
    ),
    (
      "open func show(animated: Bool = true)", "open func show(animated: Bool)",
      "Kit: changed Page.show(animated:)\n  - open func show(animated: Bool = true)\n"
        + "  + open func show(animated: Bool)\n"
    ),
    (
      "open class Page", "public class Page",
      "Kit: changed Page\n  - open class Page\n  + class Page\n"
    ),
    (
      "func count() -> Int", "func count() -> Int; func name() -> String",
      "Kit: required Source.name()\n  + func name() -> String\n"
    ),
    ("extension Bar: Equatable {}", "", "Kit: removed Bar\n  - : Swift.Equatable\n"),
  ])
  func `what breaks is named`(line: String, other: String, expected: String) throws {
    let (text, code) = try changes(replacing: line, with: other)
    #expect(text.hasPrefix(expected), "\(text)")
    #expect(
      text.contains("; breaks: ") && text.hasSuffix("the second number of the version rises\n"))
    #expect(code == 1)
  }

  @Test(arguments: [
    ("public func hide() {}", "public func hide() {}; public func show() {}", "third"),
    ("case left", "case left, right", "third"),
    ("func show(animated: Bool = true)", "func show(animated flag: Bool = false)", "third"),
  ])
  func `what breaks nothing says which number rises`(
    line: String, other: String, number: String
  ) throws {
    let (text, code) = try changes(replacing: line, with: other)
    #expect(text.hasSuffix("the \(number) number of the version rises\n"), "\(text)")
    #expect(code == 0)
  }

  @Test func `a version that is nowhere is named`() throws {
    let said = try output(of: "python3", "Scripts/api-changes", "no-such-tag")
    #expect(
      said.text
        == "Scripts/api-changes: “no-such-tag” is neither a tag or commit nor a folder with symbol graphs\n"
    )
    #expect(said.code == 2)
  }
}
