import Foundation
import Goldens
import Testing

/// A real window that starts anew when its files are changed.
@Suite(.serialized) struct WatchWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a changed storyboard opens at the same page`() throws {
    let file = try folder.add("Quay.storyboard", Data(quay.utf8))
    let driver = try open(running: BuiltProgram(named: "navshell"), [file])
    let harbour = try driver.waitUntilStill()
    try driver.type("1")
    try driver.waitUntil("the segue is taken") { $0 != harbour }
    let dock = try driver.waitUntilStill()
    let changed = quay.replacingOccurrences(of: "Ships in the dock", with: "No ship")
    try Data("<document".utf8).write(to: URL(fileURLWithPath: file))
    try driver.waitUntil("what cannot be read is said") { _ in
      driver.said.contains("Quay.storyboard")
    }
    #expect(try driver.waitUntilStill() == dock)
    #expect(try driver.title.contains("Quay.storyboard"), "in the title, too")
    try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
    try driver.waitUntil("the change is seen") { $0 != dock }
    let bar = dock.part(x: 0, y: 0, width: 375, height: 44)
    try driver.waitUntil("on the same page") {
      $0.part(x: 0, y: 0, width: 375, height: 44) == bar
    }
    try driver.type("Escape")
    try driver.waitUntil("over the same one") { $0 == harbour }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a changed scenario is played again, while it plays and after its end`() throws {
    let scenario = { (steps: String) in
      Data("app: calm\ndevice: 375x667@1\nsteps:\n\(steps)".utf8)
    }
    let file = try folder.add("go.yaml", scenario("  - wait: 1000\n  - expect: {depth: 1}\n"))
    let driver = try open(running: BuiltProgram(named: "FaultyApps"), [file])
    let calm = try driver.waitUntilStill()
    let number = try driver.windowNumber
    try scenario("  - tap: Go\n  - settle\n  - expect: {depth: 2}\n").write(
      to: URL(fileURLWithPath: file))
    try driver.waitUntil("it starts again at once") { _ in driver.said.contains("tap: Go") }
    try driver.waitUntil("and ends") { _ in driver.said.contains("the window is yours") }
    #expect(try driver.waitUntilStill() != calm)
    try scenario("  - expect: {depth: 1}\n").write(to: URL(fileURLWithPath: file))
    try driver.waitUntil("the change is seen") { $0 == calm }
    #expect(try driver.windowNumber == number, "it is the same window")
    for step in ["nonsense", "tapp: Go"] {
      try scenario("  - \(step)\n").write(to: URL(fileURLWithPath: file))
      try driver.waitUntil("what cannot be read is in the title") { _ in
        (try? driver.title.contains(step.prefix { $0 != ":" })) == true
      }
      #expect(try driver.title.components(separatedBy: "the window is yours").count == 2)
    }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() != 66, "\(driver.said)")
  }

  @Test func `a program that is built anew shows the same page in the same look`() throws {
    let copy = try copy(of: "FaultyApps")
    let driver = try open(running: BuiltProgram(at: copy), ["calm", "--device", "iphone-8"])
    let calm = try driver.waitUntilStill()
    try driver.click(100, 130)
    try driver.waitUntil("a page is pushed") { $0 != calm }
    let light = try driver.waitUntilStill()
    try driver.type("ctrl+shift+a")
    try driver.waitUntil("it is dark") { $0 != light }
    let dark = try driver.waitUntilStill()
    try rebuild(copy, runBy: driver)
    try driver.waitUntil("with the same page in the same look") { $0 == dark }
    #expect(try driver.waitUntilStill() == dark)
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a program that keeps its state opens where it was when it is built anew`() throws {
    let copy = try copy(of: "navshell")
    let driver = try open(running: BuiltProgram(at: copy), ["restart", "--restore"])
    let books = try driver.waitUntilStill()
    // The middle of the third row.
    try driver.click(187, 189)
    try driver.waitUntil("a book opens") { $0 != books }
    let book = try driver.waitUntilStill()
    try rebuild(copy, runBy: driver)
    try driver.waitUntil("it is at the book") { $0 == book }
    #expect(try driver.waitUntilStill() == book)
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  /// A copy of a program, which can be changed.
  private func copy(of program: String) throws -> URL {
    let copy = folder.url.appending(path: "App")
    try FileManager.default.copyItem(at: BuiltProgram(named: program).file, to: copy)
    return copy
  }

  /// Replaces a program by the same, and waits until it was started anew.
  private func rebuild(_ program: URL, runBy driver: WindowDriver) throws {
    // Bytes after the end of a program change nothing in it.
    try (Data(contentsOf: program) + [0]).write(to: program, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    #expect(driver.programFile?.hasSuffix("(deleted)") == true)
    try driver.waitUntil("the program is started anew") { _ in
      driver.programFile?.hasSuffix("(deleted)") == false
    }
  }

  private func open(running program: BuiltProgram, _ arguments: [String]) throws -> WindowDriver {
    try WindowDriver(
      running: program,
      arguments + ["--watch", "--renderer", "software", "--zoom", "1", "--no-bezel"],
      environment: [
        "XDG_STATE_HOME": folder.url.appending(path: "state").path, "TMPDIR": folder.url.path,
      ], width: 375, height: 667)
  }
}
