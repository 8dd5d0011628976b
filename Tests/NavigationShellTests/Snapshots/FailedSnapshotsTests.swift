import Drawing
import Foundation
import Goldens
import SDLShell
import Snapshot
import Testing

@testable import NavigationShell

/// The folder that failed tests leave, as a run to report.
@Suite struct FailedSnapshotsTests {
  private func picture(_ level: UInt8, _ screen: String) throws -> Data {
    let file = try PNG.encode(
      Bitmap(width: 2, height: 1, pixels: [level, 0, 0, 255, 0, 0, 0, 255]))
    return try PictureNotes(screen: screen).added(to: file)
  }

  @Test func `pictures and texts are captures of their test's file`() throws {
    let folder = try TemporaryFolder()
    let screen = "Elements\n  text \"Family\"  (8.00 8.00 80.00 24.00)\n"
    let moved = screen.replacing("(8.00 8.00", with: "(8.00 12.00")
    _ = try folder.add("AlbumTests/a.1.expected.png", picture(10, screen))
    _ = try folder.add("AlbumTests/a.1.actual.png", picture(20, moved))
    _ = try folder.add("AlbumTests/a.1.difference.png", picture(0, ""))
    _ = try folder.add("TextTests/b.name.expected.txt", Data("one".utf8))
    _ = try folder.add("TextTests/b.name.actual.txt", Data("two".utf8))
    _ = try folder.add("TextTests/c.1.expected.txt", Data("left alone".utf8))
    let run = try FailedSnapshots(in: folder.url.path).run
    #expect(run.scenarios.map(\.scenario) == ["AlbumTests", "TextTests"])
    let (album, text) = (run.scenarios[0].captures, run.scenarios[1].captures)
    #expect(album.map(\.name) == ["a.1"])
    #expect(
      album[0].findings == [
        "text \"Family\" moved 4 pt down", "1 px differ, max 10 levels, inside 1×1 at (0,0)",
      ])
    #expect(album[0].expected == folder.path("AlbumTests/a.1.expected.png"))
    #expect(album[0].actualText == moved)
    #expect(text.map(\.name) == ["b.name"])
    #expect(text[0].expectedText == "one")
    #expect(text[0].actualText == "two")
    #expect(run.verdict == .different)
  }

  @Test func `a folder without any has no scenarios`() throws {
    let folder = try TemporaryFolder()
    #expect(try FailedSnapshots(in: folder.url.path).run.scenarios.isEmpty)
  }
}
