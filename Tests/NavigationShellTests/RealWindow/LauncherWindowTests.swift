import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// The launcher over a storyboard in a real window.
@Suite(.serialized) struct LauncherWindowTests {
  private let folder: TemporaryFolder
  /// The middle of the badge: at the right, over where a tab bar would be.
  private static let badge = (x: 335, y: 592)

  init() throws { folder = try TemporaryFolder() }

  @Test func `badge and keys reach what only code does, and pictures are without them`() throws {
    let driver = try open("--device", "375x667@1")
    let harbour = try driver.waitUntilStill()
    try driver.click(Self.badge.x, Self.badge.y)
    try driver.waitUntil("the list opens") { $0 != harbour }
    try driver.type("Escape")
    try driver.waitUntil("Escape closes it") { $0 == harbour }

    try driver.type("1")
    try driver.waitUntil("the segue is taken") { $0 != harbour }
    let dock = try driver.waitUntilStill()
    try driver.type("ctrl+shift+o")
    try driver.waitUntil("the list opens") { $0 != dock }
    try driver.type("ctrl+s")
    let picture = folder.url.appending(path: "Quay-1.png")
    try driver.waitUntil("a picture is saved") { _ in
      FileManager.default.fileExists(atPath: picture.path)
    }
    #expect(dock.shows(try PNG.decode(Data(contentsOf: picture))))

    for letter in ["l", "a", "m", "p", "Return"] { try driver.type(letter) }
    try driver.waitUntil("the scene is shown without a bar") {
      $0 != dock && $0.part(x: 0, y: 30, width: 375, height: 70).isPlain
    }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a storyboard opens in another language, and in its own again`() throws {
    let driver = try open("--device", "375x667@1")
    let own = try driver.waitUntilStill()
    try driver.type("ctrl+shift+l")
    try driver.waitUntil("the languages are listed") { $0 != own }
    try driver.type("Down")
    try driver.type("Return")
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+shift+l")
    let other = try driver.waitUntilStill()
    try driver.type("Escape")
    try driver.waitUntil("its texts are others") { $0 != own && $0 != other }
    try driver.type("ctrl+shift+l")
    try driver.type("Up")
    try driver.type("Return")
    try driver.waitUntil("its own texts are back") { $0 == own }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `what it did is recorded by name, and leads to the same end`() throws {
    let recording = folder.path("by-hand.yaml")
    let driver = try open("--record", recording)
    let harbour = try driver.waitUntilStill()
    try driver.type("1")
    try driver.waitUntil("the segue is taken") { $0 != harbour }
    let dock = try driver.waitUntilStill()
    try driver.type("ctrl+shift+o")
    try driver.waitUntil("the list opens") { $0 != dock }
    for letter in ["l", "a", "m", "p", "Return"] { try driver.type(letter) }
    try driver.waitUntil("the scene is shown without a bar") {
      $0 != dock && $0.part(x: 0, y: 30, width: 375, height: 70).isPlain
    }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    #expect(!driver.said.contains("ends otherwise"))
    let steps = try String(contentsOfFile: recording, encoding: .utf8)
      .split(separator: "\n").dropFirst(2)
    #expect(
      steps.prefix(4) == ["steps:", "  - segue: showDock", "  - settle", "  - scene: Lighthouse"])
    let inspection = try BuiltProgram(named: "navshell").run("inspect", recording)
    #expect(inspection.output.contains("Lamp"))
  }

  private func open(_ options: String...) throws -> WindowDriver {
    let file = try folder.add("Quay.storyboard", Data(quay.utf8))
    return try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [file, "--renderer", "software", "--zoom", "1"] + options,
      environment: ["XDG_PICTURES_DIR": folder.url.path], width: 375, height: 667)
  }
}
