import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// Files that are dropped on a real window.
@Suite(.serialized) struct DropWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a storyboard, a picture and a scenario open in the window, one after the other`()
    throws
  {
    let driver = try open()
    let settings = try driver.waitUntilStill()
    try driver.drop(try folder.add("Quay.storyboard", Data(quay.utf8)), 100, 300)
    try driver.waitUntil("the storyboard opens") { $0 != settings }
    #expect(try driver.title.hasPrefix("Quay"))
    let harbour = try driver.waitUntilStill()

    let blue = Bitmap(
      width: 4, height: 4,
      pixels: [[UInt8]](repeating: [10, 20, 200, 255], count: 16).flatMap(\.self))
    try driver.drop(try folder.add("Sea.png", try PNG.encode(blue)), 100, 300)
    try driver.waitUntil("the picture is shown") {
      $0 != harbour && $0.part(x: 150, y: 300, width: 50, height: 50).isPlain
        && !$0.part(x: 150, y: 20, width: 50, height: 300).isPlain
    }
    #expect(try driver.title.hasPrefix("Sea.png"))

    let script = "app: settings\ndevice: 375x667@1\nsteps:\n  - expect: {depth: 1}\n"
    try driver.drop(try folder.add("calm.yaml", Data(script.utf8)), 100, 300)
    try driver.waitUntil("the scenario is played") { $0 == settings }
    try driver.waitUntil("its end is said") { _ in driver.said.contains("the window is yours") }
    try driver.drop(folder.path("Quay.storyboard"), 100, 300)
    try driver.waitUntil("another thing can be dropped then") { $0 == harbour }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0, "\(driver.said)")
  }

  @Test func `a film goes on over what is dropped, whatever its device, and is one`() throws {
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1", "--film", "apng"],
      environment: ["XDG_STATE_HOME": folder.url.path, "XDG_PICTURES_DIR": folder.url.path],
      width: 480, height: 844)
    let settings = try driver.waitUntilStill()
    try driver.type("ctrl+t")
    try driver.type("ctrl+r")
    try driver.waitUntil("the title tells of it last") { _ in
      (try? driver.title.hasSuffix(" – slow – filming")) == true
    }
    let script = "app: settings\ndevice: 480x320@1\nsteps:\n  - expect: {depth: 1}\n"
    try driver.drop(try folder.add("calm.yaml", Data(script.utf8)), 200, 300)
    try driver.waitUntil("the scenario is played") { $0 != settings }
    try driver.waitUntil("its end is said") { _ in driver.said.contains("the window is yours") }
    let lying = try driver.waitUntilStill()
    #expect(try driver.title.hasSuffix("filming"))
    try driver.drop(try folder.add("Quay.storyboard", Data(quay.utf8)), 200, 300)
    try driver.waitUntil("the storyboard opens") { $0 != lying }
    _ = try driver.waitUntilStill()
    #expect(try driver.title.hasSuffix("filming") && !driver.said.contains(".png"))
    try driver.type("ctrl+r")
    try driver.waitUntil("it is saved") { _ in driver.said.contains("Quay-1.png\n") }
    let film = try PNG.decode(Data(contentsOf: folder.url.appending(path: "Quay-1.png")))
    #expect(film.width == 480 && film.height >= 844, "on one canvas")
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0, "\(driver.said)")
  }

  @Test func `what cannot be opened is said, and the app goes on`() throws {
    let driver = try open()
    let settings = try driver.waitUntilStill()
    try driver.drop(try folder.add("a.txt", Data("words".utf8)), 100, 300)
    try driver.waitUntil("it is said") { _ in driver.said.contains("a.txt: not opened") }
    #expect(try driver.waitUntilStill() == settings)
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  private func open() throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1", "--device", "375x667@1"],
      environment: ["XDG_STATE_HOME": folder.url.path], width: 375, height: 667)
  }
}
