import Drawing
import Foundation
import Goldens
import NavigationKit
import SDLShell
import Scenario
import Testing

@testable import NavigationShell

/// The limits of what agents ask for: how long, how many, how large.
@MainActor
@Suite struct AgentLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let hour = 3_600_000.0

  @Test func `a session ends 30 minutes after its last use`() throws {
    var now = 0.0
    var shelf = SessionShelf<String>(clock: { now })
    shelf.put("first", as: shelf.newName())
    now = Self.hour / 2
    #expect(try shelf.session("s1") == "first")
    now += Self.hour / 2
    #expect(try shelf.session("s1") == "first")
    now += Self.hour / 2 + 1
    let fault = #expect(throws: ToolFault.self) { try shelf.session("s1") }
    #expect(
      fault?.description == "session s1 has ended, as it was not used for 30 minutes: open anew")
  }

  @Test func `a session that another one's opening finds unused ends, too`() {
    var now = 0.0
    var shelf = SessionShelf<String>(clock: { now })
    shelf.put("first", as: shelf.newName())
    now = Self.hour
    shelf.put("second", as: shelf.newName())
    #expect(shelf.names == ["s2"])
  }

  @Test func `a program that does not answer in time is stopped, and starts again`() throws {
    let desk = ProgramDesk(
      program: BuiltProgram(named: "FaultyApps").file, root: try RootFolder(folder.url.path))
    let app: [String: JSONValue] = ["app": "stuck", "device": "200x200@1"]
    #expect(!desk.perform(.open, app, watch: CallWatch()).isError)
    let late = desk.perform(
      .perform, ["session": "s1", "steps": "tap: Go"], watch: CallWatch(limit: 0))
    #expect(
      late.text
        == "broken off after 0 s by the clock: do less in one call; its program had to be stopped: "
        + "open with again: s1")
    #expect(
      desk.perform(.screen, ["session": "s1"], watch: CallWatch()).text.contains("open with again"))
    #expect(!desk.perform(.open, ["again": "s1"], watch: CallWatch()).isError)
  }

  @Test func `steps that take too long are broken off`() throws {
    let shell = Shell(apps: [
      App(name: "calm", title: "Calm", summary: "A page.") { _ in UIViewController() }
    ])
    let desk = try AgentDesk(shell: shell, root: try RootFolder(folder.url.path))
    #expect(!desk.perform(.open, ["device": "200x200@1"], watch: CallWatch()).isError)
    let late = desk.perform(
      .perform, ["session": "s1", "steps": "wait: 1"], watch: CallWatch(limit: 0))
    #expect(late.isError && late.text.contains("broken off after 0 s by the clock"), "\(late.text)")
  }

  /// A frame of many colours, which no file can hold shortly.
  private func noise(_ size: CGSize) -> DisplayList {
    let columns = 0..<Int(size.width / 4)
    return DisplayList(
      size: size,
      commands: (0..<Int(size.height / 4)).flatMap { row in
        columns.map { column in
          let number = (row * 7919 + column * 104_729) % 16_777_213
          return .fill(
            Fill(
              frame: CGRect(x: column * 4, y: row * 4, width: 4, height: 4),
              color: Color(number % 256, number / 256 % 256, number / 65536)))
        }
      })
  }

  @Test func `a picture of too many bytes is scaled down until it fits, and says so`() throws {
    var maker = NavigationShell.ScreenPicture(painter: try HeadlessPainter())
    let frame = noise(CGSize(width: 400, height: 400))
    let whole = try maker.png(of: frame, scale: 1)
    #expect(whole.words == "400×400 pixels, 1 per point")
    maker.maximumBytes = whole.file.count * 2 / 3
    let small = try maker.png(of: frame, scale: 1)
    #expect(small.file.count <= maker.maximumBytes)
    #expect(
      small.words.hasSuffix(
        "scaled down, as a picture has at most 1568 pixels and \(maker.maximumBytes / 1000) kB"),
      "\(small.words)")
  }

  @Test func `the longer side of a picture has at most 1568 pixels`() throws {
    let maker = NavigationShell.ScreenPicture(painter: try HeadlessPainter())
    let made = try maker.png(
      of: DisplayList(size: CGSize(width: 200, height: 3136), commands: []), scale: 1)
    #expect(made.words.hasPrefix("100×1568 pixels, 0.5 per point, scaled down"), "\(made.words)")
  }
}
