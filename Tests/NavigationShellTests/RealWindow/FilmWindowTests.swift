import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// Filming a real window, and what ends that.
@Suite(.serialized) struct FilmWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `what the window shows is filmed, without the menu`() throws {
    let driver = try filming(["--film", "apng"])
    try driver.type("ctrl+s")
    try driver.waitUntil("the title tells of a picture, and still of the film") { _ in
      (try? driver.title).map { $0.contains("saved") && $0.contains("filming") } ?? false
    }
    try driver.type("F10")
    try driver.type("Escape")
    try driver.type("ctrl+r")
    try driver.waitUntil("the film is saved") { _ in
      driver.said.contains("settings-2.png\n")
    }
    let film = try Data(contentsOf: folder.url.appending(path: "settings-2.png"))
    // A machine with other work shows few of a push's frames.
    #expect(count(of: "fcTL", in: film) > 4, "the push is seen on its way")
    let first = try PNG.decode(film)
    #expect(first.width == 375 && first.height == 667)
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a film goes on over a restart of the app`() throws {
    let driver = try filming(["--film", "apng"])
    let page = try driver.waitUntilStill()
    try driver.type("ctrl+shift+r")
    try driver.waitUntil("the first page is back") { $0 != page }
    _ = try driver.waitUntilStill()
    #expect(try driver.title.contains("filming") && !driver.said.contains("settings-1"))
    try driver.type("ctrl+r")
    try driver.waitUntil("the film is saved") { _ in driver.said.contains("settings-1.png\n") }
    let film = try Data(contentsOf: folder.url.appending(path: "settings-1.png"))
    #expect(count(of: "fcTL", in: film) > 4, "the push, and the page after the restart")
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  @Test func `a film goes on over what is opened anew after a change`() throws {
    let file = try folder.add("Quay.storyboard", Data(quay.utf8))
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [file, "--watch", "--renderer", "software", "--zoom", "1", "--no-bezel"],
      environment: [
        "XDG_PICTURES_DIR": folder.url.path, "TMPDIR": folder.url.path,
        "XDG_STATE_HOME": folder.url.appending(path: "state").path,
      ], width: 375, height: 667)
    _ = try driver.waitUntilStill()
    try driver.type("1")
    try driver.type("ctrl+r")
    let dock = try driver.waitUntilStill()
    let changed = quay.replacingOccurrences(of: "Ships in the dock", with: "No ship")
    try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
    try driver.waitUntil("the change is seen") { $0 != dock }
    _ = try driver.waitUntilStill()
    #expect(try driver.title.hasSuffix("filming") && !hasFilm("Quay-1.gif"))
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    #expect(hasFilm("Quay-1.gif") && !hasFilm("Quay-2.gif"), "it is one film")
  }

  @Test func `SIGTERM saves a film, and what is recorded`() throws {
    let recording = folder.url.appending(path: "by-hand.yaml").path
    let driver = try filming(["--record", recording])
    driver.terminate()
    #expect(driver.waitForTheEnd() == 0)
    #expect(hasFilm("settings-1.gif") && driver.said.contains("settings-1.gif"))
    #expect(try String(contentsOfFile: recording, encoding: .utf8).contains("tap:"))
  }

  @Test func `a lost display saves them, too`() throws {
    let recording = folder.url.appending(path: "by-hand.yaml").path
    let driver = try filming(["--record", recording])
    driver.loseDisplay()
    #expect(driver.waitForTheEnd() == 69, "\(driver.said)")
    #expect(driver.said.contains("the display went away"))
    #expect(hasFilm("settings-1.gif"))
    #expect(try String(contentsOfFile: recording, encoding: .utf8).contains("tap:"))
  }

  @Test func `a film of a scenario that plays is saved when the display goes away`() throws {
    let script =
      "app: settings\ndevice: 375x667@1\nsteps:\n  - wait: 1000\n  - expect: {depth: 1}\n"
    let file = try folder.add("calm.yaml", Data(script.utf8))
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [file, "--renderer", "software", "--zoom", "1"],
      environment: ["XDG_PICTURES_DIR": folder.url.path, "XDG_STATE_HOME": folder.url.path],
      width: 375, height: 667)
    try driver.type("ctrl+r")
    try driver.waitUntil("the title says that it is filmed") { _ in
      (try? driver.title.contains("filming")) ?? false
    }
    driver.loseDisplay()
    #expect(driver.waitForTheEnd() == 69, "\(driver.said)")
    #expect(hasFilm("settings-1.gif"), "\(driver.said)")
  }

  /// A window that films the push of a page.
  private func filming(_ options: [String]) throws -> WindowDriver {
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      ["settings", "--renderer", "software", "--zoom", "1", "--device", "375x667@1"] + options,
      environment: ["XDG_PICTURES_DIR": folder.url.path, "XDG_STATE_HOME": folder.url.path],
      width: 375, height: 667)
    let settings = try driver.waitUntilStill()
    try driver.type("ctrl+r")
    try driver.click(187, 380)
    try driver.waitUntil("a row opens") { $0 != settings }
    _ = try driver.waitUntilStill()
    return driver
  }

  private func hasFilm(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
  }

  private func count(of word: String, in file: Data) -> Int {
    var (count, rest) = (0, file[...])
    while let range = rest.range(of: Data(word.utf8)) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
