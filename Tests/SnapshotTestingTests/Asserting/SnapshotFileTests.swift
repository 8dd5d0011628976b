import Foundation
import Testing

@testable import SnapshotTesting
import XCTestAdditions

/// Where the file of a snapshot is.
@Suite struct SnapshotFileTests {
  private func path(
    _ test: String, name: String? = nil, directory: String? = nil, ending: String? = "png"
  ) -> String {
    let place = TestPlace(
      fileID: "App/AlbumTests.swift", file: "/app/Tests/AlbumTests.swift", test: test, line: 1,
      column: 1)
    return SnapshotFile(place: place, name: name, directory: directory, pathExtension: ending)
      .url.path
  }

  @Test func `it is beside the test's file, in a folder of Linux's own`() {
    #expect(
      path("testAlbum()", name: "dark")
        == "/app/Tests/__Snapshots__/linux/AlbumTests/testAlbum.dark.png")
    #expect(path("testAlbum()", name: "dark", directory: "/else") == "/else/testAlbum.dark.png")
    #expect(path("a()", name: "b", directory: "/x", ending: nil) == "/x/a.b")
  }

  @Test func `unnamed ones are numbered by call`() {
    #expect(path("testNumbers()", directory: "/numbers") == "/numbers/testNumbers.1.png")
    #expect(path("testNumbers()", directory: "/numbers") == "/numbers/testNumbers.2.png")
    #expect(path("testOthers()", directory: "/numbers") == "/numbers/testOthers.1.png")
    #expect(path("testNumbers()", directory: "/else") == "/else/testNumbers.1.png")
  }

  @Test(arguments: [
    ("testAlbum()", "testAlbum"), ("album(of:in:)", "album-of-in"),
    ("an album, when it is new()", "an-album-when-it-is-new"),
    ("iPhone 13 (dark)", "iPhone-13-dark"),
    ("größe_1", "größe_1"),
  ])
  func `names are made safe`(name: String, safe: String) {
    #expect(SnapshotFile.safe(name) == safe)
  }
}
