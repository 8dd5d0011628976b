import Foundation
import Goldens
import Snapshot
import Testing

struct BaselineWritingTests {
  @Test func `all files are there, and nothing else`() throws {
    let home = try TemporaryFolder()
    let folder = BaselineFolder(scenario: home.url.appendingPathComponent("deep/back.yaml"))
    try folder.write(["b.png": Data([1]), "a.txt": Data()], record: ("v.frames", "new\n"))
    #expect(try contents(folder) == ["a.txt": "", "b.png": "\u{1}", "v.frames": "new\n"])
    try folder.write(["b.png": Data([2])], record: ("v.frames", "newer\n"))
    #expect(try contents(folder) == ["a.txt": "", "b.png": "\u{2}", "v.frames": "newer\n"])
  }

  @Test func `what a killed run left aside is removed by the next`() throws {
    let home = try TemporaryFolder()
    let folder = BaselineFolder(url: home.url)
    try Data([9]).write(to: home.url.appendingPathComponent(".gone.png.writing"))
    try Data([9]).write(to: home.url.appendingPathComponent(".b.png.writing"))
    try Data([9]).write(to: home.url.appendingPathComponent(".gitkeep"))
    try folder.write(["b.png": Data([65])], record: ("v.frames", "new"))
    #expect(try contents(folder) == [".gitkeep": "\t", "b.png": "A", "v.frames": "new"])
  }

  @Test func `a folder in a file's place is said, and nothing changes`() throws {
    let home = try TemporaryFolder()
    let folder = BaselineFolder(url: home.url)
    try folder.write(["a.png": Data([65])], record: ("v.frames", "old"))
    let obstacle = home.url.appendingPathComponent("b.png")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    let error = #expect(throws: BaselineWriteError.self) {
      try folder.write(["a.png": Data([66]), "b.png": Data()], record: ("v.frames", "new"))
    }
    #expect(
      error?.description
        == "\(obstacle.path) cannot be written: a folder has that name, move it away; "
        + "the baselines are as they were")
    try FileManager.default.removeItem(at: obstacle)
    #expect(try contents(folder) == ["a.png": "A", "v.frames": "old"])
  }

  @Test(arguments: ["back", "back/deeper"])
  func `a file in the folder's place is said`(path: String) throws {
    let home = try TemporaryFolder()
    try Data().write(to: home.url.appendingPathComponent("back"))
    let folder = BaselineFolder(url: home.url.appendingPathComponent(path))
    let error = #expect(throws: BaselineWriteError.self) {
      try folder.write([:], record: ("v.frames", "new"))
    }
    #expect(error == BaselineWriteError(path: folder.url.path, reason: .notAFolder))
  }

  @Test(.disabled(if: geteuid() == 0, "root writes anywhere"))
  func `a folder that may only be read is said, and nothing changes`() throws {
    let home = try TemporaryFolder()
    let folder = BaselineFolder(url: home.url)
    try folder.write(["a.png": Data([65])], record: ("v.frames", "old"))
    chmod(home.url.path, 0o555)
    defer { chmod(home.url.path, 0o755) }
    let error = #expect(throws: BaselineWriteError.self) {
      try folder.write(["a.png": Data([66])], record: ("v.frames", "new"))
    }
    #expect(error?.reason == .readOnly)
    #expect(try contents(folder) == ["a.png": "A", "v.frames": "old"])
  }

  @Test func `a name that is too long is said, and nothing changes`() throws {
    let home = try TemporaryFolder()
    let folder = BaselineFolder(url: home.url)
    let name = String(repeating: "x", count: 300)
    let error = #expect(throws: BaselineWriteError.self) {
      try folder.write(["a": Data(), name: Data()], record: ("v.frames", "new"))
    }
    #expect(error?.reason == .nameTooLong)
    #expect(try contents(folder).isEmpty)
  }

  @Test func `several who write to one folder at once do not disturb each other`() throws {
    let home = try TemporaryFolder()
    let folder = BaselineFolder(url: home.url)
    let writers = DispatchGroup()
    for index in 0..<8 {
      writers.enter()
      Thread {
        defer { writers.leave() }
        let files = (0..<20).map { ("\(index).\($0)", Data()) }
        try? folder.write(
          Dictionary(uniqueKeysWithValues: files), record: ("\(index).frames", ""))
      }.start()
    }
    writers.wait()
    #expect(try contents(folder).keys.count { $0.hasSuffix(".frames") } == 8)
    #expect(try contents(folder).count == 8 * 21)
  }

  @Test(.disabled(if: geteuid() == 0, "root writes anywhere"))
  func `a folder that cannot be made is said`() throws {
    let home = try TemporaryFolder()
    chmod(home.url.path, 0o555)
    defer { chmod(home.url.path, 0o755) }
    let folder = BaselineFolder(url: home.url.appendingPathComponent("deep/deeper"))
    let error = #expect(throws: BaselineWriteError.self) {
      try folder.write([:], record: ("v.frames", "new"))
    }
    #expect(error?.reason == .readOnly)
  }

  private func contents(_ folder: BaselineFolder) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
        return (name, String(decoding: data, as: UTF8.self))
      })
  }
}
