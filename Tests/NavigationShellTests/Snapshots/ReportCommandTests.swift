import Foundation
import Testing

/// The page of snapshot tests that failed.
@Suite struct ReportCommandTests {
  @Test func `a page shows what the tests left`() throws {
    let workspace = try Workspace()
    try workspace.write("one", to: "left/TextTests/b.name.expected.txt")
    try workspace.write("two", to: "left/TextTests/b.name.actual.txt")
    let outcome = try workspace.run("report", "left")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasSuffix("left/index.html\n"))
    let page = try workspace.read("left/index.html")
    #expect(page.contains("Snapshot tests"))
    #expect(page.contains("b.name"))
  }

  @Test func `a folder without any is told, and no page is written`() throws {
    let workspace = try Workspace()
    try workspace.write("mine", to: "left/notes.txt")
    let outcome = try workspace.run("report", "left")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("left: no snapshot test that failed has left its files here"))
    #expect(!workspace.exists("left/index.html"))
  }

  @Test func `a folder that is not there is told`() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("report", "left").exitCode == 65)
    try workspace.write("mine", to: "file")
    let outcome = try workspace.run("report", "file")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("this is a file; name the folder it is in"))
  }
}
