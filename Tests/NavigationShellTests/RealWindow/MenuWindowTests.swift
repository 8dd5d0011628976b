import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// The menu and the list of keys in a real window.
@Suite(.serialized) struct MenuWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the menu is used by keyboard, and the app hears nothing of it`() throws {
    let driver = try open("--device", "375x667@1")
    let settings = try driver.waitUntilStill()
    try driver.click(187, 380)
    try driver.waitUntil("a row opens") { $0 != settings }
    let page = try driver.waitUntilStill()
    try driver.type("F10")
    try driver.waitUntil("the menu opens") { $0 != page }
    try driver.type("Escape")
    try driver.waitUntil("Escape closes it, and does not go back") { $0 == page }

    try driver.type("F10")
    for _ in 0..<3 { try driver.type("Down") }
    let picture = folder.url.appending(path: "settings-1.png")
    try driver.type("ctrl+s")
    try driver.waitUntil("a picture is saved") { _ in
      driver.said.contains("settings-1.png\n")
    }
    #expect(page.shows(try PNG.decode(Data(contentsOf: picture))), "the menu is in no picture")
    try driver.type("Escape")
    try driver.type("question")
    try driver.waitUntil("a question mark lists the keys") { $0 != page }
    try driver.type("F1")
    try driver.waitUntil("F1 closes the list") { $0 == page }
    try driver.type("F10")
    try driver.type("Up")
    try driver.type("Return")
    #expect(driver.waitForTheEnd() == 0, "the last entry quits")
  }

  @Test func `where the desktop has room beside the device, the menu is there`() throws {
    let driver = try open("--device", "375x667@1", margin: 440)
    let settings = try driver.waitUntilStill()
    // The menu's shade is over its edge.
    func device(_ picture: ScreenPicture) -> ScreenPicture {
      picture.part(x: 0, y: 0, width: 350, height: 667)
    }
    let beside = try driver.lookBeside(416)
    #expect(beside.isPlain)
    for key in ["F10", "F1"] {
      try driver.type(key)
      try driver.waitUntil("\(key) opens beside it") { _ in
        (try? driver.lookBeside(416).isPlain) == false
      }
      let open = try driver.waitUntilStill()
      #expect(device(open).hasColors(of: device(settings)), "nothing is over it")
      try driver.type("Escape")
      try driver.waitUntil("the desktop is seen again") { _ in
        (try? driver.lookBeside(416)) == beside
      }
      #expect(try driver.waitUntilStill() == settings)
    }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `another device in the middle of a push`() throws {
    let driver = try open("--device", "iphone-8", "--slow")
    let settings = try driver.waitUntilStill()
    try driver.click(187, 380)
    try driver.waitUntil("the push begins") { $0 != settings }
    try driver.type("ctrl+shift+d")
    try driver.type("Up")
    try driver.type("Return")
    try driver.type("ctrl+t")
    let page = try driver.waitUntilStill()
    #expect(page != settings)
    try driver.type("Escape")
    try driver.waitUntil("the page was pushed, Escape leads back") { $0 != page }
    try driver.type("ctrl+shift+d")
    try driver.type("Down")
    try driver.type("Return")
    try driver.waitUntil("the first device shows what it showed") { $0 == settings }
  }

  @Test func `a restarted app shows its first page`() throws {
    let driver = try open("--device", "375x667@1")
    let settings = try driver.waitUntilStill()
    try driver.click(187, 380)
    try driver.waitUntil("a row opens") { $0 != settings }
    _ = try driver.waitUntilStill()
    try driver.type("F10")
    for letter in "restart" { try driver.type(String(letter)) }
    try driver.type("Return")
    try driver.waitUntil("the first page is back") { $0 == settings }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `the title tells of a mouse that is two fingers without a key`() throws {
    let driver = try open("--device", "375x667@1")
    let settings = try driver.waitUntilStill()
    #expect(try !driver.title.contains("two fingers"))
    try driver.hover(187, 200)
    try driver.type("F7")
    try driver.waitUntil("they are shown, and told of") { picture in
      picture != settings && (try? driver.title.hasSuffix(" – two fingers: F7 for one")) == true
    }
    try driver.type("F7")
    try driver.waitUntil("one again") { picture in
      picture == settings && (try? driver.title.contains("two fingers")) == false
    }
  }

  private func open(_ options: String..., margin: Int = 40) throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1"] + options,
      environment: ["XDG_PICTURES_DIR": folder.url.path, "XDG_STATE_HOME": folder.url.path],
      width: 375, height: 667, margin: margin)
  }
}
