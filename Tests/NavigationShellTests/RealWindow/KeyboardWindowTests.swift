import Foundation
import Goldens
import SDLShell
import Testing

/// A real window that is operated by the keyboard alone.
@Suite(.serialized) struct KeyboardWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ app: String, of program: String) throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: program),
      [app, "--renderer", "software", "--zoom", "1", "--device", "375x667@1"],
      environment: ["XDG_STATE_HOME": folder.url.path], width: 375, height: 667)
  }

  @Test func `Tab, arrows and Return open a page, and Escape comes back to the row`() throws {
    let driver = try open("settings", of: "navshell")
    let settings = try driver.waitUntilStill()
    try driver.type("Tab")
    try driver.type("Down")
    try driver.waitUntil("a ring is shown") { $0 != settings }
    let ring = try driver.waitUntilStill()
    try driver.type("Return")
    try driver.waitUntil("a page opens") { $0 != ring }
    let page = try driver.waitUntilStill()
    #expect(page != settings)
    try driver.type("Escape")
    try driver.waitUntil("the ring is where it was") { $0 == ring }
    try driver.click(187, 20)
    try driver.waitUntil("a finger takes the ring away") { $0 == settings }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `the ring is in no picture, and an app that is restarted has it`() throws {
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1", "--device", "375x667@1"],
      environment: ["XDG_STATE_HOME": folder.url.path, "XDG_PICTURES_DIR": folder.url.path],
      width: 375, height: 667)
    let plain = try driver.waitUntilStill()
    try driver.type("Tab")
    try driver.waitUntil("a ring is shown") { $0 != plain }
    let ring = try driver.waitUntilStill()
    try driver.type("ctrl+s")
    try driver.waitUntil("a picture is saved") { _ in driver.said.contains("settings-1.png") }
    let picture = try PNG.decode(
      Data(contentsOf: folder.url.appending(path: "settings-1.png")))
    #expect(plain.shows(picture) && !ring.shows(picture))
    try driver.type("Down")
    try driver.waitUntil("it is moved") { $0 != ring }
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+shift+r")
    try driver.waitUntil("it is where the first page begins") { $0 == ring }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a key of the app is the app's, and then the window's`() throws {
    let driver = try open("asked", of: "FaultyApps")
    let asked = try driver.waitUntilStill()
    try driver.type("question")
    try driver.waitUntil("the app answers") { $0 != asked }
    let answer = try driver.waitUntilStill()
    // This page has no such key.
    try driver.type("question")
    try driver.waitUntil("the window shows its keys") { $0 != answer }
    _ = try driver.waitUntilStill()
    try driver.type("Escape")
    try driver.waitUntil("the page is as it was") { $0 == answer }
    try driver.type("Escape")
    try driver.waitUntil("the way back is the app's") { $0 == asked }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a window that loses the keys under a finger lets go of what it holds`() throws {
    let driver = try open("settings", of: "navshell")
    let settings = try driver.waitUntilStill()
    try driver.click(187, 380)
    try driver.waitUntil("a row opens") { $0 != settings }
    let page = try driver.waitUntilStill()
    try driver.focus()
    try driver.press(4, 300)
    try driver.drag(from: 4, to: 150, y: 300)
    try driver.waitUntil("the page is held") { $0 != page && $0 != settings }
    try driver.loseFocus()
    try driver.waitUntil("it goes back to where it was") { $0 == page }
    try driver.release()
    #expect(try driver.waitUntilStill() == page)
  }
}
