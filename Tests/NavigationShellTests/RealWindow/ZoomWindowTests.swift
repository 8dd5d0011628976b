import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

@testable import NavigationShell

/// Devices larger than the display: fitting, zooming and remembered zooms.
@Suite(.serialized) struct ZoomWindowTests {
  private let folder: TemporaryFolder
  private let navshell = BuiltProgram(named: "navshell")

  init() throws { folder = try TemporaryFolder() }

  /// An iphone-15, 393×852 points, at 70%: the largest zoom that fits a display of 600 pixels.
  private static let size = (width: 275, height: 596)

  private func open() throws -> WindowDriver {
    try WindowDriver(
      running: navshell,
      ["settings", "--device", "iphone-15", "--renderer", "software"],
      environment: ["XDG_STATE_HOME": folder.url.path, "XDG_PICTURES_DIR": folder.url.path],
      width: Self.size.width, height: Self.size.height, margin: 2)
  }

  @Test func `a device is shrunk to the display, and the finger is where it is seen`() throws {
    let driver = try open()
    let settings = try driver.waitUntilStill()
    try driver.click(138, 294)
    try driver.waitUntil("the row Sounds is pressed and opens") { $0 != settings }
    let sounds = try driver.waitUntilStill()
    #expect(sounds != settings)
    try driver.type("Escape")
    try driver.waitUntil("Escape goes back") { $0 == settings }
  }

  @Test func `what is saved has the device's own pixels, whatever the zoom`() throws {
    let capture = try navshell.run(
      "capture", "settings", "--device", "iphone-15", "--output", folder.url.path)
    #expect(capture.exitCode == 0)
    let driver = try open()
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+s")
    let saved = folder.url.appending(path: "settings-1.png")
    let expected = try Data(contentsOf: folder.url.appending(path: "01-settings.png"))
    try driver.waitUntil("the picture is saved as capture has it") { _ in
      (try? Data(contentsOf: saved)) == expected
    }
    let picture = try PNG.decode(expected)
    #expect(picture.width == 1179 && picture.height == 2556)
  }

  @Test func `a window that was larger than the display goes back to its place`() throws {
    let driver = try open()
    let whole = try driver.waitUntilStill()
    let title = try driver.title
    for _ in 0..<4 { try driver.type("ctrl+plus") }
    try driver.waitUntil("it is larger") { $0 != whole }
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+0")
    try driver.waitUntil("it is as large as before") { _ in (try? driver.title) == title }
    try driver.waitUntil("and where it was") { $0 == whole }
  }

  @Test func `of a screen larger than the display a part is seen, which the mouse moves`() throws {
    let (width, height) = (500, 600)
    let driver = try WindowDriver(
      running: navshell,
      ["settings", "--device", "iphone-8", "--renderer", "software", "--zoom", "2"],
      environment: ["XDG_STATE_HOME": folder.url.path], width: width, height: height, margin: 0)
    let top = try driver.waitUntilStill()
    func isMoved(_ picture: ScreenPicture, from other: ScreenPicture, down: Int) -> Bool {
      let rows = height - abs(down)
      return picture != other
        && picture.part(x: 0, y: max(0, down), width: width, height: rows)
          == other.part(x: 0, y: max(0, -down), width: width, height: rows)
    }
    try driver.dragMiddle(fromX: 200, y: 200, by: (0, -90))
    try driver.waitUntil("it follows the mouse") { isMoved($0, from: top, down: -90) }
    let lower = try driver.waitUntilStill()
    try driver.turnWheel(holding: "ctrl")
    try driver.waitUntil("it follows the wheel with Ctrl, by a notch") {
      isMoved($0, from: lower, down: -64)
    }
    try driver.dragMiddle(fromX: 200, y: 200, by: (0, 300))
    try driver.waitUntil("at first its bar was seen") { $0 == top }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a window is zoomed around its middle, on the desktop`() throws {
    let driver = try WindowDriver(
      running: navshell,
      [
        "settings", "--device", "iphone-8", "--renderer", "software", "--zoom", "0.5", "--no-bezel",
      ],
      environment: ["XDG_STATE_HOME": folder.url.path], width: 800, height: 700, margin: 0)
    _ = try driver.waitUntilStill()
    try driver.move("Settings", by: 20, 200)
    // As far as there is room.
    for (key, place) in [
      ("Escape", "20,200 188x334"), ("ctrl+plus", "0,143 251x447"), ("ctrl+2", "0,33 375x667"),
      ("ctrl+minus", "0,67 338x600"), ("ctrl+minus", "0,100 300x534"),
      ("ctrl+minus", "0,117 281x500"), ("ctrl+minus", "0,143 251x447"),
      ("ctrl+minus", "20,200 188x334"),
    ] {
      try driver.type(key)
      _ = try driver.waitUntilStill()
      let current = try driver.windowPlace
      #expect(current == place, "\(key)")
    }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `the device around a screen comes as soon as there is room for it`() throws {
    // At 100% the screen alone has room, at 90% the device has it, too.
    let driver = try WindowDriver(
      running: navshell,
      ["settings", "--device", "iphone-8", "--renderer", "software", "--zoom", "1"],
      environment: ["XDG_STATE_HOME": folder.url.path], width: 375, height: 667, margin: 70)
    let whole = try driver.waitUntilStill()
    try driver.type("ctrl+minus")
    try driver.waitUntil("it is smaller") { $0 != whole }
    _ = try driver.waitUntilStill()
    #expect(try driver.windowSize == "390x793")
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `keys zoom, and the device is shown so the next time`() throws {
    let driver = try open()
    let whole = try driver.waitUntilStill()
    try driver.type("ctrl+minus")
    try driver.waitUntil("the window is smaller") {
      $0 != whole && $0.part(x: 271, y: 0, width: 4, height: 596).isPlain
    }
    try driver.type("ctrl+0")
    try driver.waitUntil("it is whole again") { $0 == whole }
    try driver.type("ctrl+minus")
    try driver.waitUntil("it is smaller again") { $0 != whole }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    let kept = folder.url.appending(path: "navshell/windows.json")
    #expect(try String(contentsOf: kept, encoding: .utf8).contains("\"67%\""))
  }

  @Test func `a window that was moved opens there the next time, and another device's does not`()
    throws
  {
    func open(_ device: String) throws -> WindowDriver {
      try WindowDriver(
        running: navshell,
        ["settings", "--device", device, "--renderer", "software", "--zoom", "1"],
        environment: ["XDG_STATE_HOME": folder.url.path], width: 375, height: 667)
    }
    let driver = try open("iphone-8")
    let centred = try driver.waitUntilStill()
    try driver.move("Settings", by: 15, -20)
    try driver.waitUntil("the window is elsewhere") { $0 != centred }
    let moved = try driver.waitUntilStill()
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    let again = try open("iphone-8")
    try again.waitUntil("it opens where it was left") { $0 == moved }
    let other = try open("iphone-se")
    try other.waitUntil("a device of the same size opens in the middle") { $0 == centred }
  }

  @Test(arguments: ["0", "5", "-1", "401%", "huge", ""])
  func `a zoom there is not is told in one line`(zoom: String) throws {
    let end = try navshell.run("settings", "--zoom", zoom)
    #expect(end.exitCode == ShellError.Code.usage.rawValue)
    let line = end.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(
      line.contains(
        "there is no zoom \"\(zoom)\": it must be a factor from 0.1 to 4, a percentage such as 50%, "
          + "fit, pixels or physical"))
  }
}
