import Foundation
import Goldens
import Snapshot
import Testing

/// Atomic writes, links that keep their targets, and names already in use.
struct WrittenFileTests {
  @Test func `missing folders are made, and nothing is left aside`() throws {
    let home = try TemporaryFolder()
    let file = home.url.appendingPathComponent("deep/er/a")
    for text in ["one", "two"] { try WrittenFile(file).write(Data(text.utf8)) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "two")
    #expect(try names(in: file.deletingLastPathComponent()) == ["a"])
  }

  @Test func `links to links are followed to the file`() throws {
    let home = try TemporaryFolder()
    let folder = home.url.appendingPathComponent("real")
    try WrittenFile(folder.appendingPathComponent("a")).write(Data("old".utf8))
    try link("one", to: "two", in: home)
    try link("two", to: home.url.path + "/linked/a", in: home)
    try link("linked", to: "real", in: home)
    try WrittenFile(home.url.appendingPathComponent("one")).write(Data("new".utf8))
    #expect(
      try String(contentsOf: folder.appendingPathComponent("a"), encoding: .utf8) == "new")
    #expect(try names(in: folder) == ["a"])
    #expect(try names(in: home.url) == ["linked", "one", "real", "two"])
  }

  @Test func `a name that is taken is not written, by whatever it is taken`() throws {
    let home = try TemporaryFolder()
    try link("link", to: "nowhere", in: home)
    try FileManager.default.createDirectory(
      at: home.url.appendingPathComponent("folder"), withIntermediateDirectories: false)
    try Data("old".utf8).write(to: home.url.appendingPathComponent("file"))
    for name in ["link", "folder", "file"] {
      #expect(try !WrittenFile(home.url.appendingPathComponent(name)).writeAnew(Data([65])))
    }
    #expect(try WrittenFile(home.url.appendingPathComponent("new")).writeAnew(Data([65])))
    #expect(try names(in: home.url) == ["file", "folder", "link", "new"])
    let file = home.url.appendingPathComponent("file")
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
  }

  @Test func `one who waits for a new file reads all of it`() async throws {
    let home = try TemporaryFolder()
    let contents = Data(repeating: 65, count: 100_000)
    let files = (0..<200).map { home.url.appendingPathComponent("\($0)") }
    async let sizes = Task.detached {
      files.map { file in
        while true { if let data = try? Data(contentsOf: file) { return data.count } }
      }
    }.value
    for file in files { #expect(try WrittenFile(file).writeAnew(contents)) }
    #expect(await sizes.allSatisfy { $0 == contents.count })
    #expect(try names(in: home.url).count == files.count)
  }

  private static let failures: [(String, WriteError.Reason)] = [
    ("folder", .isAFolder), ("ring", .circle), ("file/x", .notAFolder),
    (String(repeating: "x", count: 300), .nameTooLong), ("adrift", .noFolder),
  ]

  @Test(arguments: failures)
  func `what cannot be written is said, and nothing is lost`(
    name: String, reason: WriteError.Reason
  ) throws {
    let home = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: home.url.appendingPathComponent("folder"), withIntermediateDirectories: false)
    try Data("old".utf8).write(to: home.url.appendingPathComponent("file"))
    try link("ring", to: "ring", in: home)
    try link("adrift", to: "no/where", in: home)
    let error = #expect(throws: WriteError.self) {
      try WrittenFile(home.url.appendingPathComponent(name)).write(Data([65]))
    }
    #expect(error?.reason == reason)
    #expect(try names(in: home.url) == ["adrift", "file", "folder", "ring"])
  }

  private func link(_ name: String, to target: String, in home: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: home.url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
