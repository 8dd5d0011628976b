import Foundation
import Goldens
import Testing

@testable import NavigationShell

@Suite struct ShellTests {
  private let shell = Shell(apps: [
    App(name: "catalogue", title: "", summary: "") { _ in UIViewController() },
    App(name: "files", title: "", summary: "", opensFolders: true) { _ in UIViewController() },
  ])

  @Test func `without a name the first app opens`() throws {
    let (app, folder) = try shell.find(nil)
    #expect(app.name == "catalogue")
    #expect(folder == nil)
  }

  @Test func `a name opens its app, with a folder if it takes one`() throws {
    #expect(try shell.find("files").folder == nil)
    let (app, folder) = try shell.find("files", path: NSTemporaryDirectory())
    #expect(app.name == "files")
    #expect(folder?.standardizedFileURL.path == temporaryPath)
  }

  @Test func `a folder opens the app for folders`() throws {
    let papers = try TemporaryFolder()
    let (app, folder) = try shell.find(papers.url.path)
    #expect(app.name == "files")
    #expect(folder?.standardizedFileURL.path == papers.url.standardizedFileURL.path)
  }

  @Test func `what means nothing is wrong usage, and the error says what would`() {
    #expect(
      throws: ShellError.usage(
        .unknownApp("fils", available: ["catalogue", "files"], opensFolders: true))
    ) { try shell.find("fils") }
    #expect(throws: ShellError.self) { try shell.find(NSTemporaryDirectory(), path: "x") }
    #expect(throws: ShellError.usage(.opensNoFolder(app: "catalogue", path: "/"))) {
      try shell.find("catalogue", path: "/")
    }
  }

  @Test(arguments: ["/no/such/folder", "./Nothing", "Papers/", "~/Main.yml"])
  func `a path that leads nowhere is said to, not compared with names`(path: String) {
    #expect(throws: ShellError.badInput(.nothingThere(path: path))) { try shell.find(path) }
  }

  @Test func `a folder that is not there, or is a file, is bad input`() {
    #expect(throws: ShellError.badInput(.noFolder(path: "/no/such"))) {
      try shell.find("files", path: "/no/such")
    }
    #expect(throws: ShellError.self) { try shell.find(#filePath) }
    #expect(throws: ShellError.self) { try shell.find("files", path: #filePath) }
  }

  private var temporaryPath: String {
    URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
  }
}
