import Foundation
import Testing

@testable import Demos

nonisolated struct DiskFilesTests {
  private let files = DiskFiles()

  @Test func `a folder lists its files, folders and links, not the hidden ones`() throws {
    let folder = try ScratchFolder()
    try folder.write("hello", to: "letter.txt")
    try folder.write("", to: ".hidden")
    try folder.makeFolder("Inside")
    try folder.link("Shortcut", to: "Inside")
    let entries = FileOrder.name.sorted(try files.entries(in: folder.path))
    #expect(entries.map(\.name) == ["Inside", "Shortcut", "letter.txt"])
    #expect(entries.map(\.kind) == [.folder, .folder, .text])
    #expect(entries[1].linkTarget == "Inside")
    #expect(entries[2].size == 5)
    #expect(entries.allSatisfy { $0.error == nil })
    #expect(try files.count(in: folder.path) == 3)
    #expect(files.counts(of: entries) == [entries[0].path: 0, entries[1].path: 0])
  }

  @Test func `a loop of links is a row that says so`() throws {
    let folder = try ScratchFolder()
    try folder.link("There", to: "Back")
    try folder.link("Back", to: "There")
    let entries = try files.entries(in: folder.path)
    #expect(entries.map(\.error) == [.linkLoop, .linkLoop])
    #expect(throws: FileError.linkLoop) { try files.entries(in: folder.path + "/There") }
  }

  @Test func `a broken link names what it misses`() throws {
    let folder = try ScratchFolder()
    try folder.link("Gone.txt", to: "nowhere/at all")
    let entry = try #require(try files.entries(in: folder.path).first)
    #expect(entry.error == .brokenLink(target: "nowhere/at all"))
    #expect(FileRow(entry, count: nil, dates: files.dates).detail.contains("nowhere/at all"))
  }

  @Test func `a link to a folder above can be followed again and again`() throws {
    let folder = try ScratchFolder()
    try folder.link("Up", to: ".")
    let entries = try files.entries(in: folder.path + "/Up/Up/Up")
    #expect(entries.map(\.kind) == [.folder])
  }

  @Test func `what vanished in between is said to be gone`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("Inside")
    try folder.write("hello", to: "letter.txt")
    try folder.remove("Inside")
    try folder.remove("letter.txt")
    #expect(throws: FileError.notThere) { try files.entries(in: folder.path + "/Inside") }
    #expect(throws: FileError.notThere) { try files.entry(at: folder.path + "/letter.txt") }
    #expect(throws: FileError.notThere) {
      try files.beginning(of: folder.path + "/letter.txt", bytes: 10)
    }
  }

  @Test func `a folder that became a file is said to be one`() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Inside")
    #expect(throws: FileError.notAFolder) { try files.entries(in: folder.path + "/Inside") }
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read everything."))
  func `a locked folder is said to be locked`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("Private")
    chmod(folder.path + "/Private", 0)
    defer { chmod(folder.path + "/Private", 0o700) }
    #expect(throws: FileError.notPermitted) { try files.entries(in: folder.path + "/Private") }
  }

  @Test(arguments: ["Ελληνικά", "Русский", "العربية", "中文", "日本語", "한국어", "é", "e\u{301}", "🎈"])
  func `names in any script open`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(name)
    let entry = try #require(try files.entries(in: folder.path).first)
    #expect(entry.name == name)
    #expect(try files.entries(in: entry.path).isEmpty)
  }

  @Test func `a name that is no text is a row that says so`() throws {
    let folder = try ScratchFolder()
    let path = Array(folder.path.utf8CString.dropLast()) + [0x2F, 0x61, -1, -2, 0x62, 0]
    let file = creat(path, 0o600)
    try #require(file >= 0)
    close(file)
    let entry = try #require(try files.entries(in: folder.path).first)
    #expect(entry.name == "a\u{FFFD}\u{FFFD}b")
    #expect(entry.error == .unreadableName)
    unlink(path)
  }

  @Test func `a pipe is shown and never waited for`() throws {
    let folder = try ScratchFolder()
    mkfifo(folder.path + "/pipe.txt", 0o600)
    let entry = try #require(try files.entries(in: folder.path).first)
    #expect(entry.kind == .special)
    #expect(try files.beginning(of: entry.path, bytes: 10).isEmpty)
  }

  @Test func `only the beginning of a file is read`() throws {
    let folder = try ScratchFolder()
    try folder.write("0123456789", to: "digits.txt")
    let data = try files.beginning(of: folder.path + "/digits.txt", bytes: 4)
    #expect(data == Data("0123".utf8))
  }

  @Test func `twenty thousand entries are listed and sorted`() throws {
    let folder = try ScratchFolder()
    for number in 1...20_000 {
      let file = creat("\(folder.path)/file \(number).txt", 0o600)
      try #require(file >= 0)
      close(file)
    }
    let entries = FileOrder.name.sorted(try files.entries(in: folder.path))
    #expect(entries.count == 20_000)
    #expect(entries.first?.name == "file 1.txt")
    #expect(entries.last?.name == "file 20000.txt")
    #expect(CountText.items(entries.count) == "20,000 items")
  }

  @Test(arguments: ["/dev/zero", "/proc/version"])
  func `what has no contents of its own is never read, through a link either`(
    target: String
  ) throws {
    let folder = try ScratchFolder()
    let link = folder.path + "/log.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try files.beginning(of: link, bytes: 4).isEmpty)
  }
}
