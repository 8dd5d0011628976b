import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// A scenario in a window: the same run as verify's, with printed steps.
@Suite(.serialized) struct WatchedScenarioTests {
  private static let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")
  /// Several virtual seconds per second.
  private static let fast = ["--speed", "8"]

  @Test(arguments: [
    ("photos", "1"), ("photos", "8"), ("devices", "8"), ("motion/swipe", "8"),
    ("motion/in-a-hurry", "0.5"),
  ])
  func `it ends as without a window, and shows the same on the way`(
    name: String, speed: String
  ) throws {
    let workspace = try Workspace(program: "navshell")
    let text = try String(
      contentsOf: Self.scenarios.appending(path: "\(name).yaml"), encoding: .utf8)
    try workspace.write(text + "  - capture: the end\n", to: "s.yaml")
    #expect(try workspace.run("verify", "s.yaml").exitCode == 2)
    #expect(try workspace.run("accept").exitCode == 0)
    let before = try workspace.contents(of: ".")
    let display = try VirtualDisplay(width: 500, height: 1000)
    let outcome = try workspace.run(
      "s.yaml", "--quiet", "--speed", speed, environment: display.environment)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    let ends = outcome.output.split(separator: "\n")
    #expect(!ends.isEmpty)
    #expect(ends.allSatisfy { $0.hasPrefix("same ") })
    #expect(try workspace.contents(of: ".") == before)
  }

  @Test(
    arguments: [
      ("", "Calm", true, 0), ("", "Other", true, 1), ("", "Calm", false, 2),
      ("  - expect: {title: Home}\n", "Calm", true, 1),
      ("  - tap: Home\n", "Calm", true, 1), ("  - tpa: Home\n", "Calm", true, 65),
    ])
  func `it ends with verify's exit code, and says the same`(
    step: String, title: String, hasBaseline: Bool, code: Int32
  ) throws {
    let workspace = hasBaseline ? try Workspace.accepted() : try Workspace()
    try workspace.write(Workspace.push + step, to: "s/push.yaml")
    let run = try workspace.contents(of: ".navshell")
    let display = try VirtualDisplay(width: 300, height: 300)
    let watched = try workspace.run(
      "s/push.yaml", "--quiet", "--speed", "8",
      environment: display.environment.merging(["FAULTY_APP_TITLE": title]) { $1 })
    #expect(try workspace.contents(of: ".navshell") == run)
    let verified = try workspace.run(
      "verify", "s/push.yaml", environment: ["FAULTY_APP_TITLE": title])
    #expect(verified.exitCode == code)
    #expect(watched.exitCode == code)
    let remarks = verified.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
    for remark in remarks {
      #expect((watched.output + watched.errors).contains(remark.drop { $0 == " " }))
    }
  }

  @Test func `each step is told with its time and line, and what fails where it does`() throws {
    let workspace = try Workspace.accepted()
    try workspace.write(Workspace.push + "  - expect: {depth: 3}\n", to: "s/push.yaml")
    let display = try VirtualDisplay(width: 300, height: 300)
    let outcome = try workspace.run("s/push.yaml", "--speed", "8", environment: display.environment)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(8)) == [
        "s/push.yaml (\(Workspace.variant))",
        "   0.000 s  line 4  capture: top", "   0.000 s  line 5  tap: Go",
        "   0.000 s  line 6  film: {name: push, frames: 4, over: 0.5}",
        "   0.500 s  line 7  settle", "   0.500 s  line 8  capture: next",
        "   0.500 s  line 9  expect: {depth: 3}",
        "s/push.yaml:9:5: the stack has 2 pages (Calm › Next), expected 3",
      ])
  }

  @Test func `on a screen of one's own only expectations count`() throws {
    let workspace = try Workspace.accepted()
    let display = try VirtualDisplay(width: 500, height: 500)
    for arguments in [["--device", "300x300@1"], ["--appearance", "dark"]] {
      let outcome = try BuiltProgram(named: "FaultyApps").run(
        ["s/push.yaml", "--quiet"] + Self.fast + arguments, environment: display.environment,
        in: workspace.url)
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains("its pictures were not compared"))
    }
  }

  // MARK: With input

  @Test func `a click stops it and says so, a key lets it go on, and neither reaches it`() throws {
    let driver = try watch("--speed", "0.5")
    try driver.waitUntil("the album is coming") { _ in driver.said.contains("  settle") }
    // The position of a photo of the album.
    try driver.click(60, 104)
    try driver.waitUntil("it says that it stopped") { _ in driver.said.contains("paused: click") }
    let stopped = try driver.waitUntilStill()
    #expect(!driver.said.contains("goes on"))
    try driver.type("space")
    try driver.waitUntil("it goes on") { $0 != stopped }
    #expect(driver.waitForTheEnd() == 0)
    #expect(driver.said.contains("goes on\n"))
    #expect(driver.said.contains("\nsame "))
  }

  @Test func `left before its end it is not finished, stopped or not`() throws {
    for stops in [false, true] {
      let driver = try watch("--speed", "0.2")
      if stops {
        try driver.click(60, 104)
        try driver.waitUntil("it stops") { _ in driver.said.contains("paused") }
      }
      try driver.type("ctrl+q")
      #expect(driver.waitForTheEnd() == 66)
      #expect(driver.said.contains("photos.yaml:"))
      #expect(driver.said.contains("not finished: left after 0."))
    }
  }

  @Test func `the window stays if asked to, shows the end, and is the person's`() throws {
    let folder = try TemporaryFolder()
    let scenario = Self.scenarios.appending(path: "photos.yaml")
    let text = try String(contentsOf: scenario, encoding: .utf8)
    let copy = folder.url.appending(path: "p.yaml")
    try Data((text + "  - capture: the end\n").utf8).write(to: copy)
    let capture = try BuiltProgram(named: "navshell").run(
      "capture", copy.path, "--output", folder.url.path)
    #expect(capture.exitCode == 0)
    let file = folder.url.appending(path: "p.320x441@1.light.the end.png")
    let end = try PNG.decode(try Data(contentsOf: file))

    let driver = try watch("--stay", "--quiet", "--renderer", "software", "--speed", "8")
    try driver.waitUntil("the end is said") { _ in driver.said.contains("the window is yours") }
    try driver.waitUntil("the end is shown") { $0.shows(end) }
    try driver.click(30, 22)
    try driver.waitUntil("the back button goes back") { !$0.shows(end) }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test(arguments: [["--stay"], ["--quiet"], ["--speed", "0"], ["--speed", "2", "--slow"]])
  func `what makes no sense is refused in a line`(options: [String]) throws {
    let outcome = try BuiltProgram(named: "navshell").run(["photos"] + options)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(options[0]))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  private func watch(_ options: String...) throws -> WindowDriver {
    let file = Self.scenarios.appending(path: "photos.yaml").path
    return try WindowDriver(
      running: BuiltProgram(named: "navshell"), [file] + options, width: 320, height: 441)
  }
}
