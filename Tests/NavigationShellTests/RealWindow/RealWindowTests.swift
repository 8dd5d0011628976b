import Drawing
import Foundation
import Goldens
import NavigationShell
import SDLShell
import Testing

/// A real window on a virtual display, operated with a mouse and checked by its pixels.
///
/// Positions are those of a window of 390×844 points at scale 1.
@Suite(.serialized) struct RealWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The y of the middle of the first row under a large title: 44 + 52 points of bar, half a row.
  private static let firstRow = 118

  @Test func `folders open, and a finger, the back button and a key lead back`() throws {
    try makeFolders()
    let driver = try open("files")
    let outside = try driver.waitUntilStill()
    try driver.click(195, Self.firstRow)
    try driver.waitUntil("the click is answered") { $0 != outside }
    let inside = try driver.waitUntilStill()
    #expect(inside != outside)

    try driver.press(3, 400)
    try driver.drag(from: 3, to: 140, y: 400)
    try driver.waitUntil("the page follows the finger") { $0 != inside && $0 != outside }
    try driver.release()
    try driver.waitUntil("let go before the middle, the page stays") { $0 == inside }

    try driver.press(3, 400)
    try driver.drag(from: 3, to: 300, y: 400)
    try driver.release()
    try driver.waitUntil("let go past the middle, the page leaves") { $0 == outside }

    try driver.click(195, Self.firstRow)
    try driver.waitUntil("the folder opens again") { $0 == inside }
    try driver.click(30, 22)
    try driver.waitUntil("the back button goes back") { $0 == outside }

    try driver.click(195, Self.firstRow)
    try driver.waitUntil("the folder opens once more") { $0 == inside }
    try driver.type("Escape")
    try driver.waitUntil("Escape goes back") { $0 == outside }
  }

  @Test func `a tap on a photo hides the bars, another brings them back`() throws {
    try makePhotos()
    let driver = try open("photos")
    let albums = try driver.waitUntilStill()
    try driver.click(195, Self.firstRow)
    try driver.waitUntil("the click is answered") { $0 != albums }
    let album = try driver.waitUntilStill()
    try driver.click(60, 104)
    try driver.waitUntil("the click is answered") { $0 != album }
    let photo = try driver.waitUntilStill()
    let bar = photo.part(x: 0, y: 0, width: 390, height: 44)
    #expect(!bar.isPlain)

    try driver.click(195, 420)
    try driver.waitUntil("both bars are gone") {
      $0.part(x: 0, y: 0, width: 390, height: 44).isPlain
        && $0.part(x: 0, y: 800, width: 390, height: 44).isPlain
    }
    try driver.click(195, 420)
    // Pictures may still arrive on a busy machine; the bars are as they were.
    try driver.waitUntil("the bars are back") { $0.part(x: 0, y: 0, width: 390, height: 44) == bar }
    try driver.type("Escape")
    try driver.waitUntil("Escape goes back to the album") {
      $0.part(x: 0, y: 0, width: 390, height: 44)
        == album.part(x: 0, y: 0, width: 390, height: 44)
    }
  }

  @Test func `control with s saves pictures side by side, with q the program ends`() throws {
    try makeFolders()
    let pictures = folder.url.appendingPathComponent("Saved")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let driver = try open("settings", environment: ["XDG_PICTURES_DIR": pictures.path])
    let before = try driver.waitUntilStill()
    try driver.type("ctrl+s")
    try driver.type("ctrl+s")
    try driver.waitUntil("two pictures are saved") { _ in
      Self.names(in: pictures) == ["settings-1.png", "settings-2.png"]
    }
    try driver.waitUntil("the flash has faded") { $0 == before }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
  }

  private func open(_ demo: String, environment: [String: String] = [:]) throws -> WindowDriver {
    let arguments = demo == "settings" ? [demo] : [demo, folder.url.path]
    return try WindowDriver(
      running: BuiltProgram(named: "navshell"), arguments, environment: environment, width: 390,
      height: 844)
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  private func makeFolders() throws {
    let inner = folder.url.appendingPathComponent("Letters")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in ["Anna", "Bert", "Carla"] {
      try Data("Dear \(name)".utf8).write(to: inner.appendingPathComponent("\(name).txt"))
    }
    try Data("nothing".utf8).write(to: folder.url.appendingPathComponent("Notes.txt"))
  }

  private func makePhotos() throws {
    let album = folder.url.appendingPathComponent("Stripes")
    try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
    for (name, level) in [("broad", UInt8(200)), ("fine", 90)] {
      try stripes(level).write(to: album.appendingPathComponent("\(name).png"))
    }
  }

  /// A square of stripes, 300 pixels wide.
  private func stripes(_ level: UInt8) throws -> Data {
    let rows = (0..<300).flatMap { row in
      [[UInt8]](repeating: [row / 20 % 2 == 0 ? level : 20, level, 60, 255], count: 300)
    }
    return try PNG.encode(Bitmap(width: 300, height: 300, pixels: rows.flatMap { $0 }))
  }
}
