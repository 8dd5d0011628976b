import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// The device around its screen in a real window.
@Suite(.serialized) struct BezelWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An iphone-8, 375×667 points, with 29 points around it at the sides and 107 at the ends.
  private static let (side, end) = (29, 107)

  @Test func `clicks are on the screen inside of the device, which pictures can show`()
    throws
  {
    let hands = folder.path("hands.yaml")
    let driver = try open(["--bezel", "--record", hands])
    let settings = try driver.waitUntilStill()
    try driver.click(Self.side + 187, Self.end / 2)
    try driver.click(Self.side + 187, Self.end + 380)
    try driver.waitUntil("a row opens") { $0 != settings }
    let page = try driver.waitUntilStill()
    try driver.type("ctrl+s")
    try driver.type("ctrl+shift+s")
    let (plain, device) = (picture(1), picture(2))
    try driver.waitUntil("both pictures are saved") { _ in
      driver.said.contains("settings-2.png\n")
    }
    // At the device's two pixels per point.
    let screen = try PNG.decode(Data(contentsOf: plain))
    #expect(screen.width == 750 && screen.height == 1334)
    let whole = try PNG.decode(Data(contentsOf: device))
    #expect(whole.width == 866 && whole.height == 1762)
    #expect(whole.rows(214..<1548, columns: 58..<808) == screen, "the screen is inside of it")
    #expect(Array(whole.pixels[..<4]) == [0, 0, 0, 0], "beside it, nothing is drawn")
    #expect(whole.pixels[(whole.height / 2 * whole.width + whole.width / 2) * 4 + 3] == 255)
    try driver.type("ctrl+b")
    try driver.waitUntil("the window shows the screen alone") { $0 != page }
    try driver.type("ctrl+b")
    try driver.waitUntil("and the device again") { $0 == page }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    let steps = try String(contentsOfFile: hands, encoding: .utf8).split(separator: "\n")
    #expect(steps.count { $0.contains("tap:") } == 1, "what is beside the screen was not touched")
  }

  @Test func `a bar comes with the mouse above the screen, and takes a picture`() throws {
    let driver = try open(["--bezel"])
    try driver.hover(Self.side + 187, Self.end + 300)
    let settings = try driver.waitUntilStill()
    try driver.hover(Self.side + 187, 60)
    try driver.waitUntil("the bar comes") { $0 != settings }
    try driver.click(Self.side + 187, 20)
    try driver.waitUntil("a picture is saved") { _ in driver.said.contains("settings-1.png\n") }
    let saved = try PNG.decode(Data(contentsOf: picture(1)))
    #expect(saved.width == 750 && saved.height == 1334, "of the screen alone")
    try driver.hover(Self.side + 187, Self.end + 300)
    try driver.waitUntil("it goes, and the page is as before") { $0 == settings }
  }

  @Test func `it is there where there is room, unless it is unwanted`() throws {
    let framed = try open([])
    let device = try framed.waitUntilStill()
    let plain = try open(["--no-bezel"])
    let screen = try plain.waitUntilStill()
    #expect(screen != device)
    #expect(
      screen.part(x: Self.side, y: Self.end, width: 375, height: 667)
        == device.part(x: Self.side, y: Self.end, width: 375, height: 667))
  }

  @Test func `the device is turned to the left and to the right`() throws {
    let driver = try open(["--bezel"])
    let upright = try driver.waitUntilStill()
    for (number, key) in [(1, "ctrl+Left"), (2, "ctrl+Left"), (3, "ctrl+Right")] {
      let before = try driver.waitUntilStill()
      try driver.type(key)
      try driver.waitUntilTurned(from: before, isLying: true)
      try driver.type("ctrl+shift+s")
      try driver.waitUntil("a picture is saved") { _ in
        driver.said.contains("settings-\(number).png\n")
      }
    }
    let pictures = try (1...3).map { try PNG.decode(Data(contentsOf: picture($0))) }
    #expect(pictures.allSatisfy { $0.width == 1762 && $0.height == 866 })
    #expect(pictures[0] != pictures[1], "the home button is at the other end")
    #expect(pictures[0] == pictures[2])
    try driver.type("ctrl+Right")
    try driver.waitUntil("it is upright again") { $0 == upright }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `the screen is seen all the while it is turned`() throws {
    let driver = try open(["--bezel"])
    let desktop = try driver.lookBeside(1).part(x: 0, y: 0, width: 1, height: 1)
    let upright = try driver.waitUntilStill()
    for (key, isBack) in [("ctrl+Left", false), ("ctrl+Right", true)] {
      var dark = 0
      try driver.type(key)
      let turned = try driver.waitUntilStill { picture in
        // A point of the page without letters, in the middle of the turn.
        let middle = picture.part(x: Self.side + 187, y: Self.end + 333, width: 1, height: 1)
        if middle.hasColors(of: desktop) { dark += 1 }
      }
      #expect((turned == upright) == isBack)
      #expect(dark == 0, "the desktop is black")
    }
  }

  @Test func `turned there and back, one without room for the device looks as before`() throws {
    // Upright there is room.
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [
        "settings", "--renderer", "software", "--zoom", "1", "--device", "iphone-8-landscape",
      ], environment: ["XDG_STATE_HOME": folder.url.path], width: 800, height: 900, margin: 0)
    let lying = try driver.waitUntilStill()
    #expect(try driver.windowSize == "667x375")
    for (key, size) in [
      ("ctrl+Right", "375x667"), ("ctrl+Right", "667x375"), ("ctrl+Left", "375x667"),
    ] {
      let before = try driver.waitUntilStill()
      try driver.type(key)
      try driver.waitUntilTurned(from: before, isLying: size == "667x375")
      #expect(try driver.windowSize == size)
    }
    try driver.type("ctrl+Left")
    try driver.waitUntil("it is as before") { $0 == lying }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  private func picture(_ number: Int) -> URL {
    folder.url.appending(path: "settings-\(number).png")
  }

  private func open(_ options: [String]) throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1", "--device", "iphone-8"] + options,
      environment: ["XDG_PICTURES_DIR": folder.url.path, "XDG_STATE_HOME": folder.url.path],
      width: 375 + 2 * Self.side, height: 667 + 2 * Self.end)
  }
}

extension Bitmap {
  /// A part of the picture.
  fileprivate func rows(_ rows: Range<Int>, columns: Range<Int>) -> Bitmap {
    let pixels = rows.flatMap { row -> ArraySlice<UInt8> in
      let (start, end) = (row * width + columns.lowerBound, row * width + columns.upperBound)
      return self.pixels[start * 4..<end * 4]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
  }
}
