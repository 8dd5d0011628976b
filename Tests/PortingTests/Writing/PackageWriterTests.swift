import AppFolders
import Foundation
import Testing

@testable import Porting

/// The files that are written to a package, and known again.
@Suite struct PackageWriterTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  @Test func `what was written before something failed is known again`() throws {
    var first = try PackageWriter(folder: folder.place("Out"))
    #expect(try first.write(PackageFiles("a.txt", "one")) == [])
    var second = try PackageWriter(folder: folder.place("Out"))
    #expect(try second.write(PackageFiles("a.txt", "two")) == [])
    try second.finish()
    #expect(try folder.text("Out/a.txt") == "two")
  }

  @Test func `what was begun anew and broken off is written by the next`() throws {
    try folder.add("Out/.\(WrittenFiles.name).writing", "{")
    var first = try PackageWriter(folder: folder.place("Out"))
    // Nobody can write below a file.
    #expect(throws: PortError.self) {
      try first.write(PackageFiles("\(WrittenFiles.name)/a", "one"))
    }
    var second = try PackageWriter(folder: folder.place("Out"))
    #expect(try second.write(PackageFiles("a.txt", "one")) == [])
  }

  @Test func `what a killed one left aside is removed, and nothing else`() throws {
    var first = try PackageWriter(folder: folder.place("Out"))
    _ = try first.write(PackageFiles("b/a.txt", "one"))
    for name in [".a.txt.writing", "mine.txt"] { try folder.add("Out/b/\(name)", "on") }
    var second = try PackageWriter(folder: folder.place("Out"))
    #expect(try second.write(PackageFiles("b/a.txt", "one")) == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.place("Out/b")).sorted()
        == ["a.txt", "mine.txt"])
  }

  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `marks are those of FNV-1a`(text: String, mark: String) {
    #expect(WrittenFiles.mark(of: text) == mark)
  }
}
