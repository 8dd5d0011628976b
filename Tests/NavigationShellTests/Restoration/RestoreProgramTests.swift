import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// The program's handling of states that it is given, and that it has kept.
@Suite(.serialized) struct RestoreProgramTests {
  private let navshell = BuiltProgram(named: "navshell")
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_STATE_HOME": folder.url.path] }
  private var kept: URL { folder.url.appending(path: "navshell/restart.state") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `an app opens where it was left, in a window and for inspect`() throws {
    let first = try open()
    let books = try first.waitUntilStill()
    // The middle of the third row, Moby-Dick.
    try first.click(195, 189)
    try first.waitUntil("the click is answered") { $0 != books }
    let book = try first.waitUntilStill()
    try first.type("ctrl+q")
    #expect(first.waitForTheEnd() == 0)
    #expect(first.said == "")

    let text = try navshell.run("inspect", "--restore", kept.path)
    #expect(text.exitCode == 0)
    #expect(text.output.contains("restart/book made by Demos.BookPage"))
    let json = try navshell.run("inspect", "--restore", kept.path, "--json")
    #expect(json.output.contains("\"entries\""))
    let opened = try navshell.run("inspect", "restart", "--restore", kept.path)
    #expect(opened.output.contains("title \"Moby-Dick\""))

    let pictures = folder.url.appending(path: "pictures").path
    let capture = try navshell.run(
      "capture", "restart", "--restore", kept.path, "--output", pictures)
    #expect(capture.output == "\(pictures)/01-restart.png\n")
    let wrong = try navshell.run("inspect", "files", "--restore", kept.path)
    #expect(wrong.exitCode == ShellError.Code.badInput.rawValue)
    #expect(wrong.errors.contains("this is the state of restart"))

    let second = try open()
    #expect(try second.waitUntilStill() == book)
    try second.type("ctrl+q")
    #expect(second.waitForTheEnd() == 0)
  }

  @Test func `without the option nothing is read and nothing is kept`() throws {
    let driver = try WindowDriver(
      running: navshell, ["restart"], environment: environment, width: 390, height: 844)
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func `captures and inspections do not read what a person has kept`() throws {
    try FileManager.default.createDirectory(
      at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("not looked at".utf8).write(to: kept)
    let inspection = try navshell.run("inspect", "restart", environment: environment)
    #expect(
      inspection.exitCode == 0 && inspection.errors.isEmpty
        && inspection.output.contains("\"Books\""))
    let pictures = folder.url.appending(path: "pictures").path
    let capture = try navshell.run(
      "capture", "restart", "--output", pictures, environment: environment)
    #expect(capture.exitCode == 0 && capture.errors.isEmpty)
    #expect(try Data(contentsOf: kept) == Data("not looked at".utf8))
  }

  @Test func `a damaged state is told in a line, and the app starts anew`() throws {
    try FileManager.default.createDirectory(
      at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try StateFile.bytes(of: Data("{}".utf8), version: "0", app: "restart").write(to: kept)
    let driver = try open()
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    #expect(driver.said.split(separator: "\n").count == 1)
    #expect(driver.said.contains("this state is of version 0, and only version 1"))
    #expect(driver.said.contains("the app starts anew"))
    #expect(FileManager.default.fileExists(atPath: kept.path + ".refused"))
    #expect(FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func `a file that is no state has inspect end with one line`() throws {
    let file = folder.url.appending(path: "strange")
    try Data(String(repeating: "x", count: 100_000).utf8).write(to: file)
    for (arguments, code, words) in [
      (["inspect", "--restore", file.path], ShellError.Code.badInput, "state; name a file"),
      (["inspect", "--restore", file.path + "s"], .badInput, "there is no such file"),
      (["inspect", "--restore", ""], .usage, "--restore"),
      (["inspect", "scene.yaml", "--restore", file.path], .usage, "name an app"),
      (["capture", "scene.yaml", "--restore", file.path, "--output", "x"], .usage, "name an app"),
      (["run", "scene.yaml", "--restore"], .usage, "name an app"),
      (["run", "restart", "--restore", "--record", "x.yaml"], .usage, "give one"),
    ] {
      let end = try navshell.run(arguments)
      #expect(end.exitCode == code.rawValue, "\(arguments)")
      #expect(end.errors.split(separator: "\n").count == 1 && end.errors.contains(words))
      #expect(end.output.isEmpty)
    }
  }

  private func open() throws -> WindowDriver {
    try WindowDriver(
      running: navshell, ["restart", "--restore"], environment: environment, width: 390,
      height: 844)
  }
}
