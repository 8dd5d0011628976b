import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

@testable import NavigationShell

/// The inspector in a real window, and what it must not change.
@Suite(.serialized) struct InspectorWindowTests {
  private let folder: TemporaryFolder
  /// The screen's size, without the panel at its right.
  private static let size = (width: 375, height: 667)
  private static let panel = 320

  init() throws { folder = try TemporaryFolder() }

  @Test func `pictures are the same with it and without, also those of the device`() throws {
    let driver = try open("--bezel", "--device", "iphone-8", width: 800, height: 900)
    _ = try driver.waitUntilStill()
    for key in ["ctrl+s", "ctrl+shift+s"] { try driver.type(key) }
    try driver.waitUntil("two pictures are saved") { _ in driver.said.contains("settings-2.png") }
    let plain = try driver.waitUntilStill()
    try driver.type("ctrl+i")
    try driver.waitUntil("the inspector opens") { $0 != plain }
    let inspected = try driver.waitUntilStill()
    // A finger that rests leaves its trail in the window.
    try driver.press(180, 700)
    try driver.waitUntil("the finger is marked") { $0 != inspected }
    try driver.release()
    _ = try driver.waitUntilStill()
    for key in ["ctrl+s", "ctrl+shift+s"] { try driver.type(key) }
    try driver.waitUntil("two more are saved") { _ in driver.said.contains("settings-4.png") }
    #expect(try picture(3) == picture(1) && picture(4) == picture(2))
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a frame gone back to is that of a run without a window at that time`() throws {
    let head = "app: settings\ndevice: 375x667@1\nsteps:\n  - tap: Sounds\n"
    let file = try folder.add(
      "push.yaml", Data((head + "  - wait: 1000\n  - expect: {depth: 2}\n").utf8))
    let speed = 0.1
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [file, "--renderer", "software", "--zoom", "1", "--speed", "\(speed)"],
      environment: environment, width: Self.size.width, height: Self.size.height)
    var last = try driver.look()
    for _ in 0..<8 { last = try driver.waitUntil("the push goes on") { $0 != last } }
    for _ in 0..<3 { try driver.type("ctrl+comma") }
    try driver.waitUntil("the title tells the time") { _ in
      (try? driver.title.contains(" ago")) ?? false
    }
    let past = try driver.waitUntilStill()
    let words = try driver.title.split(separator: " ")
    let place = try #require(words.firstIndex(of: "at"))
    let seconds = try #require(Double(words[place + 1]))
    // The window shows sixty frames a second; the title tells thousandths.
    let frames = 60 / speed
    let time = (seconds * frames).rounded() / frames
    let same = try folder.add(
      "same.yaml", Data((head + "  - wait: \(time)\n  - capture: then\n").utf8))
    let capture = try BuiltProgram(named: "navshell").run(
      "capture", same, "--output", folder.url.path)
    #expect(capture.exitCode == 0, "\(capture.errors)")
    let picture = folder.url.appending(path: "same.375x667@1.light.then.png")
    #expect(past.shows(try PNG.decode(Data(contentsOf: picture))), "at \(time) s")
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 66)
  }

  @Test func `a click while an earlier frame is shown returns to now, and the app hears nothing`()
    throws
  {
    let driver = try open("--device", "375x667@1")
    let settings = try driver.waitUntilStill()
    try driver.click(187, 380)
    try driver.waitUntil("the push begins") { $0 != settings }
    let page = try driver.waitUntilStill()
    try driver.type("ctrl+comma")
    try driver.waitUntil("an earlier frame is shown") { $0 != page }
    try driver.waitUntil("the title tells it") { _ in
      (try? driver.title.contains(" ago")) ?? false
    }
    // Where the back button is.
    try driver.click(30, 22)
    try driver.waitUntil("the present is back, with the page") { $0 == page }
    #expect(try driver.waitUntilStill() == page)
    try driver.click(30, 22)
    try driver.waitUntil("the next click goes back") { $0 == settings }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `halted, the title says so, and nothing moves until it goes on`() throws {
    let driver = try open("--slow", "--device", "375x667@1")
    let settings = try driver.waitUntilStill()
    try driver.click(187, 380)
    try driver.waitUntil("the push begins") { $0 != settings }
    try driver.type("ctrl+p")
    try driver.waitUntil("the title says so") { _ in
      (try? driver.title.contains("halted")) ?? false
    }
    let halted = try driver.waitUntilStill()
    try driver.type("ctrl+period")
    try driver.waitUntil("a step shows the next frame") { $0 != halted }
    try driver.type("ctrl+p")
    try driver.type("ctrl+t")
    _ = try driver.waitUntilStill()
    #expect(try !driver.title.contains("halted"))
    try driver.type("Escape")
    try driver.waitUntil("it has gone on to its end") { $0 == settings }
  }

  @Test func `a right click beside the screen opens the menu`() throws {
    let driver = try open("--bezel", "--device", "iphone-8", width: 433, height: 881)
    let settings = try driver.waitUntilStill()
    try driver.secondaryClick(215, 40)
    try driver.waitUntil("the menu opens") { $0 != settings }
    try driver.type("Escape")
    try driver.waitUntil("Escape closes it") { $0 == settings }
  }

  @Test func `menu, keys and inspector are over a scenario that plays`() throws {
    let script = """
      app: settings
      device: 375x667@1
      steps:
        - wait: 1000
        - expect: {depth: 1}

      """
    let file = try folder.add("calm.yaml", Data(script.utf8))
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [file, "--renderer", "software", "--zoom", "1"], environment: environment,
      width: Self.size.width + Self.panel, height: Self.size.height)
    let playing = try driver.waitUntilStill()
    for key in ["F10", "F1"] {
      try driver.type(key)
      try driver.waitUntil("\(key) opens") { $0 != playing }
      try driver.type("Escape")
      try driver.waitUntil("\(key) closes") { $0 == playing }
    }
    // The window may move to make room for it.
    try driver.type("ctrl+i")
    try driver.waitUntil("the inspector opens") { $0 != playing }
    try driver.type("ctrl+p")
    try driver.waitUntil("it is halted") { _ in
      (try? driver.title.contains("halted")) ?? false
    }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 66)
  }

  @Test func `F6 gives the keys to the inspector, and back`() throws {
    let driver = try open(
      "--inspect", "--device", "375x667@1", width: Self.size.width + Self.panel,
      height: Self.size.height)
    func screen(_ picture: ScreenPicture) -> ScreenPicture {
      picture.part(x: 0, y: 0, width: Self.size.width, height: Self.size.height)
    }
    let before = try driver.waitUntilStill()
    try driver.type("F6")
    try driver.type("Tab")
    try driver.waitUntil("a ring is shown in the inspector") { $0 != before }
    let ringed = try driver.waitUntilStill()
    #expect(screen(ringed) == screen(before), "and none on the screen")
    try driver.type("F6")
    try driver.type("Tab")
    try driver.waitUntil("then one is on the screen") { screen($0) != screen(before) }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `F8 shows the views over the whole window, a drag turns them, Escape goes back`()
    throws
  {
    let driver = try open(
      "--inspect", "--device", "375x667@1", width: Self.size.width + Self.panel,
      height: Self.size.height)
    let before = try driver.waitUntilStill()
    try driver.type("F8")
    try driver.waitUntil("the screen is covered") { $0 != before }
    let model = try driver.waitUntilStill()
    try driver.press(150, 400)
    try driver.drag(from: 150, to: 400, y: 400)
    try driver.release()
    try driver.waitUntil("a drag turns them") { $0 != model }
    try driver.type("Escape")
    try driver.waitUntil("Escape goes back, and not in the app") { $0 == before }
    try driver.type("F8")
    try driver.waitUntil("F8 shows them again") { $0 == model }
    try driver.type("F8")
    try driver.waitUntil("and takes them away") { $0 == before }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `its pages slide at normal speed, however slow the app's are`() throws {
    let driver = try open(
      "--inspect", "--speed", "0.01", "--device", "375x667@1",
      width: Self.size.width + Self.panel, height: Self.size.height)
    let before = try driver.waitUntilStill()
    try driver.click(695, 650)
    try driver.waitUntil("the page of views is shown") { $0 != before }
    let views = try driver.waitUntilStill()
    try driver.click(520, 85)
    try driver.waitUntil("the first controller's page comes") { $0 != views }
    let page = try driver.waitUntilStill()
    // At ten times the speed nothing is left to move.
    try driver.type("ctrl+t")
    #expect(try driver.waitUntilStill() == page)
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `left alone with everything open, nothing is drawn`() throws {
    let display = try VirtualDisplay(width: 1000, height: 1000)
    let probe = try BuiltProgram(named: "navshell").run(
      ["probe", "open", "--seconds", "2"],
      environment: display.environment.merging(environment) { $1 })
    let result = try JSONDecoder().decode(Probe.Result.self, from: Data(probe.output.utf8))
    #expect(result.idle?.frames == 0)
  }

  @Test func `a screenshot is on the clipboard`() throws {
    let driver = try open("--device", "375x667@1")
    let settings = try driver.waitUntilStill()
    try driver.type("ctrl+s")
    try driver.waitUntil("a picture is saved") { _ in driver.said.contains("settings-1.png") }
    let data = try #require(try driver.pasteboardPicture())
    #expect(try Data(contentsOf: folder.url.appending(path: "settings-1.png")) == data)
    #expect(settings.shows(try PNG.decode(data)))
  }

  private func picture(_ number: Int) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: "settings-\(number).png"))
  }

  private var environment: [String: String] {
    ["XDG_PICTURES_DIR": folder.url.path, "XDG_STATE_HOME": folder.url.path]
  }

  private func open(
    _ options: String..., width: Int = size.width, height: Int = size.height
  ) throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1"] + options, environment: environment,
      width: width, height: height)
  }
}
