import Foundation
import Testing

@testable import Demos

struct FileOrderTests {
  private nonisolated static func entry(
    _ name: String, folder: Bool = false, size: Int = 0, day: Int = 0
  ) -> FileEntry {
    let modified = Date(timeIntervalSince1970: TimeInterval(day * 86_400))
    return FileEntry(
      name: name, path: "/" + name, kind: folder ? .folder : .text, size: size, modified: modified)
  }

  private nonisolated func names(_ order: FileOrder, _ entries: [FileEntry]) -> [String] {
    order.sorted(entries).map(\.name)
  }

  @Test nonisolated func `numbers in names count as numbers`() {
    let entries = ["Day 10", "day 2", "Day 1", "Day 002b", "Day"].map { Self.entry($0) }
    #expect(names(.name, entries) == ["Day", "Day 1", "day 2", "Day 002b", "Day 10"])
  }

  @Test nonisolated func `case and accents do not count`() {
    let entries = ["zebra", "Émile", "emu", "Apple", "élan"].map { Self.entry($0) }
    #expect(names(.name, entries) == ["Apple", "élan", "Émile", "emu", "zebra"])
  }

  @Test nonisolated func `the latest come first, folders before all`() {
    let entries = [
      Self.entry("old", day: 1), Self.entry("new", day: 3),
      Self.entry("folder", folder: true, day: 0), Self.entry("also new", day: 3),
    ]
    #expect(names(.date, entries) == ["folder", "also new", "new", "old"])
  }

  @Test nonisolated func `the largest come first, and folders by name`() {
    let entries = [
      Self.entry("small", size: 1), Self.entry("large", size: 9),
      Self.entry("b", folder: true, size: 1), Self.entry("a", folder: true, size: 0),
    ]
    #expect(names(.size, entries) == ["a", "b", "large", "small"])
  }

  @Test nonisolated func `equal keys still have one order`() {
    let entries = ["a1", "A1", "a01"].map { Self.entry($0) }
    #expect(names(.name, entries) == names(.name, entries.reversed()))
  }

  @Test nonisolated func `three presses come back to the first order`() {
    #expect(FileOrder.name.next.next.next == .name)
    #expect(Set([FileOrder.name, .name.next, .name.next.next]).count == 3)
  }

  @Test(arguments: [
    ("Beach.JPG", FileKind.picture), ("notes.txt", .text), ("README", .other), (".png", .other),
    ("song.flac", .music), ("a.b.tar.gz", .archive), ("clip.mp4", .film), ("x.", .other),
  ])
  nonisolated func `the ending tells the kind`(name: String, kind: FileKind) {
    #expect(FileKind(fileName: name) == kind)
  }
}
