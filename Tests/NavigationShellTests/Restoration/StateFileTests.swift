import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// The saved state of an app between two starts: read as written, or refused in a line.
struct StateFileTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_STATE_HOME": folder.url.path] }
  private var file: URL { folder.url.appending(path: "\(Program.name)/notes.state") }

  init() throws { folder = try TemporaryFolder() }

  private func archive(_ depth: Int = 2) throws -> RestorationArchive {
    let stage = Stage(size: .smallPhone)
    let navigation = UINavigationController()
    navigation.restorationIdentifier = "stack"
    for _ in 0..<depth {
      let page = UIViewController()
      page.restorationIdentifier = "page"
      navigation.pushViewController(page, animated: false)
    }
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    return try #require(stage.savedState())
  }

  @Test func `it is read as it was written, and is the same each time`() throws {
    let archive = try archive()
    let bytes = try StateFile.bytes(of: archive, app: "my notes")
    #expect(try StateFile.archive(in: bytes, of: "my notes") == archive)
    #expect(try StateFile.archive(in: bytes) == archive)
    #expect(try StateFile.bytes(of: archive, app: "my notes") == bytes)
    #expect(bytes.starts(with: Data("NavigationKit-state 1 ".utf8)))
  }

  @Test func `another app's, another version's and other files are refused`() throws {
    let bytes = try StateFile.bytes(of: archive(), app: "notes")
    #expect(throws: StateFileFault.otherApp("notes")) {
      try StateFile.archive(in: bytes, of: "files")
    }
    let newer = StateFile.bytes(of: Data("{}".utf8), version: "22", app: "notes")
    #expect(throws: StateFileFault.otherVersion("22")) { try StateFile.archive(in: newer) }
    for other in ["", "\n", "{}", "NavigationKit-state\n", String(repeating: "x", count: 10_000)] {
      #expect(throws: StateFileFault.noState) { try StateFile.archive(in: Data(other.utf8)) }
    }
    #expect(throws: StateFileFault.noState) { try StateFile.archive(in: Data([0xFF, 0xFE, 10])) }
  }

  @Test func `one changed, missing or added byte is damage, wherever it is`() throws {
    let bytes = try StateFile.bytes(of: archive(), app: "notes")
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] ^= 1
      let read = try? StateFile.archive(in: damaged, of: "notes")
      #expect(read == nil, "byte \(place)")
    }
    for count in stride(from: 0, to: bytes.count, by: 11) {
      #expect(throws: (any Error).self) { try StateFile.archive(in: bytes.prefix(count)) }
    }
    #expect(throws: StateFileFault.damaged) { try StateFile.archive(in: bytes + Data([10])) }
  }

  @Test func `a changed letter in the first line is damage, and no other app's, version's or file`()
    throws
  {
    let bytes = try StateFile.bytes(of: archive(), app: "notes")
    let end = try #require(bytes.firstIndex(of: 10))
    for place in 0...end {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(throws: StateFileFault.damaged, "byte \(place)") {
        try StateFile.archive(in: damaged, of: "notes")
      }
    }
  }

  @Test func `no refused file takes the place of an earlier one`() throws {
    let memory = try StateMemory(app: "notes", environment: environment)
    var messages: [String] = []
    let contents = ["first", "second", "third"]
    for content in contents {
      try memory.keep(archive())
      try Data(content.utf8).write(to: file)
      #expect(memory.read { messages.append($0) } == nil)
    }
    let names = [".refused", ".refused-2", ".refused-3"]
    for (name, content) in zip(names, contents) {
      #expect(try String(contentsOfFile: file.path + name, encoding: .utf8) == content)
    }
    for (line, name) in zip(messages, names) {
      #expect(line.hasSuffix("and the file is now \(file.path)\(name)"))
    }
    #expect(messages.count == 3)
  }

  @Test func `each app has its own file where the desktop keeps state`() throws {
    let memory = try StateMemory(app: "notes", environment: environment)
    var messages: [String] = []
    #expect(memory.read { messages.append($0) } == nil)
    let archive = try archive()
    try memory.keep(archive)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(memory.read { messages.append($0) } == archive)
    #expect(
      try StateMemory(app: "files", environment: environment).read { messages.append($0) } == nil)
    #expect(messages == [])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["notes.state"])
    try memory.keep(nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `what cannot be used is told in one line, kept, and the app starts anew`() throws {
    let memory = try StateMemory(app: "notes", environment: environment)
    try memory.keep(archive())
    var bytes = try Data(contentsOf: file)
    bytes.removeLast()
    try bytes.write(to: file)
    var messages: [String] = []
    #expect(memory.read { messages.append($0) } == nil)
    #expect(
      messages == [
        "\(file.path): this state is damaged: its fingerprint is another than when it was kept; the app starts anew, and the file is now \(file.path).refused"
      ])
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".refused")) == bytes)
    #expect(memory.read { messages.append($0) } == nil && messages.count == 1)
    try memory.keep(archive())
    #expect(memory.read { messages.append($0) } != nil)
  }

  @Test func `a folder in its place is told and left alone`() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    var messages: [String] = []
    let memory = try StateMemory(app: "notes", environment: environment)
    #expect(memory.read { messages.append($0) } == nil)
    #expect(messages == ["\(file.path) cannot be read: this is a folder; the app starts anew"])
  }

  @Test func `without a home for it that is said`() {
    #expect(throws: ShellError.unavailable(.noStateFolder)) {
      try StateMemory(app: "notes", environment: ["HOME": "not/a/path"])
    }
    #expect(
      ShellError.unavailable(.noStateFolder).description.contains("XDG_STATE_HOME"))
  }
}
