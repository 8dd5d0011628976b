import Foundation
import Goldens
import Testing

@testable import NavigationShell

/// Recording in a real window, checked and replayed.
@Suite(.serialized) struct RecordingWindowTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appendingPathComponent("by-hand.yaml") }

  init() throws { folder = try TemporaryFolder() }

  /// The y of the middle of the row Family: 96 points of bar, half a row of 86.
  private static let family = 139

  @Test func `what hands do is a scenario that leads to the same end`() throws {
    let driver = try open(["photos", "--record", file.path])
    let albums = try driver.waitUntilStill()
    try driver.click(195, Self.family)
    try driver.waitUntil("the click is answered") { $0 != albums }
    let family = try driver.waitUntilStill()
    try driver.press(3, 400)
    try driver.drag(from: 3, to: 140, y: 400)
    try driver.waitUntil("the page follows the finger") { $0 != family }
    try driver.release()
    try driver.waitUntil("it returns") { $0 == family }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)

    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("- tap: Family"))
    #expect(text.contains("- press: [3, 400]"))
    #expect(text.contains("- expect: {title: Family, depth: 2}"))
    let inspection = try BuiltProgram(named: "navshell").run("inspect", file.path)
    #expect(inspection.output.contains("▸ \"Family\""))

    let watcher = try open([file.path, "--stay"])
    try watcher.waitUntil("the scenario is played to its end") { $0 == family }
  }

  @Test func `a file that is there is left alone, before a window opens`() throws {
    try Data("mine".utf8).write(to: file)
    let end = try BuiltProgram(named: "navshell").run("photos", "--record", file.path)
    #expect(end.exitCode == ShellError.Code.usage.rawValue)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  private func open(_ arguments: [String]) throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: "navshell"), arguments, environment: [:], width: 390,
      height: 844)
  }
}
