import Foundation
import Goldens
import Testing

/// What an agent, and an app that misbehaves, cannot do to the server.
@Suite struct AgentGuardTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func client(_ arguments: String...) throws -> AgentClient {
    try AgentClient("FaultyApps", arguments, in: folder.url)
  }

  private static func device(_ app: String) -> [String: Any] {
    ["app": app, "device": "200x200@1"]
  }

  @Test func `what an app prints is told, and does not break the protocol`() throws {
    let client = try client()
    try client.call("open", Self.device("noisy"))
    let result = try client.call("do", ["session": "s1", "steps": "tap: Go"])
    #expect(result.text.contains("log: 1048576 bytes were printed, which end in"), "\(result.text)")
    #expect(result.text.contains("line 16384 ---"))
    #expect(result.text.utf8.count < 8192)
    #expect(!(try client.call("screen", ["session": "s1"]).text.contains("log:")))
  }

  @Test func `a call that is cancelled is not answered, and the next one is`() throws {
    let client = try client()
    try client.call("open", Self.device("restless"))
    let id = try client.begin(
      "do", ["session": "s1", "steps": Array(repeating: "wait: 500", count: 100)])
    try client.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# + "\n")
    let next = try client.call("screen", ["session": "s1"])
    #expect(next.text.contains("screen (200 200)"))
  }

  @Test func `an app that stops ends only its own session`() throws {
    let program = BuiltProgram(named: "FaultyApps").file.path
    let client = try AgentClient("navshell", ["--program", program], in: folder.url)
    #expect(try client.call("list").text.contains("trap: Stops when"))
    try client.call("open", Self.device("calm"))
    try client.call("open", Self.device("trap"))
    try client.call("do", ["session": "s2", "steps": "look: {appearance: dark}"])
    let crash = try client.call("do", ["session": "s2", "steps": "tap: Go"])
    #expect(crash.isError)
    #expect(crash.text.contains("The trap snapped."), "\(crash.text)")
    #expect(try client.call("screen", ["session": "s2"]).text.contains("open with again"))
    let pushed = try client.call("do", ["session": "s1", "steps": "tap: Go"])
    #expect(pushed.text.contains("Next"), "\(pushed.text)")
    let again = try client.call("open", ["again": "s2"])
    #expect(!again.isError && again.text.hasPrefix("session s2: started anew"), "\(again.text)")
    let both = try client.call("open", ["again": "s1"])
    #expect(both.text.contains(#"stack "Calm" › "Next""#), "\(both.text)")
    try client.call("open", Self.device("leaver"))
    #expect(
      try client.call("do", ["session": "s3", "steps": "tap: Go"]).text
        .contains("its program ended with code 0"))
  }

  @Test(arguments: ["../x.yaml", "/tmp/x.yaml", "link/x.yaml", "a/../../x.yaml", "loose/x.yaml"])
  func `nothing outside of the root is written or read`(path: String) throws {
    let outside = try TemporaryFolder()
    let root = folder.url.appending(path: "root")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, target) in [("link", outside.url.path), ("loose", "/nowhere/there")] {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path, withDestinationPath: target)
    }
    let client = try client("--root", root.path)
    try client.call("open", Self.device("calm"))
    try client.call("do", ["session": "s1", "steps": "tap: Go"])
    for (tool, arguments) in [
      ("save", ["session": "s1", "path": path]), ("open", ["app": path]),
      ("verify", ["paths": [path]]), ("audit", ["paths": [path]]),
    ] as [(String, [String: Any])] {
      let result = try client.call(tool, arguments)
      #expect(result.isError)
      #expect(
        result.text.contains("is outside of") || result.text.contains("this is no path"),
        "\(tool): \(result.text)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path).isEmpty)
  }

  @Test(arguments: ["--json=", "--report=", "--junit="])
  func `a path that begins as an option is a path`(option: String) throws {
    _ = try folder.add(
      "a.yaml", Data("app: calm\nsteps:\n  - expect: {title: Calm}\n".utf8))
    let outside = try TemporaryFolder()
    let client = try client()
    for tool in ["verify", "audit"] {
      let path = option + outside.url.appending(path: "x").path
      let result = try client.call(tool, ["paths": ["a.yaml", path]])
      #expect(result.isError, "\(result.text)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path).isEmpty)
  }

  @Test(arguments: [["."], ["in.yaml:2"], ["own.yaml"]])
  func `what links lead to outside of the root is not run`(paths: [String]) throws {
    let text = Data("app: calm\nsteps:\n  - capture: it\n".utf8)
    let outside = try TemporaryFolder()
    let root = folder.url.appending(path: "root")
    let file = try outside.add("out.yaml", text)
    _ = try folder.add("root/own.yaml", text)
    for (name, target) in [("in.yaml", file), ("own", outside.url.path)] {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path, withDestinationPath: target)
    }
    let client = try client("--root", root.path, "--allow-accept")
    for (tool, captures) in [("verify", nil), ("accept", ["it"])] as [(String, [String]?)] {
      var arguments: [String: Any] = ["paths": paths]
      if let captures { arguments["captures"] = captures }
      let result = try client.call(tool, arguments)
      #expect(result.isError && result.text.contains("is outside of"), "\(result.text)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == ["out.yaml"])
  }

  @Test(arguments: ["../outside", "inside"])
  func `what a scenario names outside of the root is refused at its line`(way: String) throws {
    let root = folder.url.appending(path: "root")
    let text = Data("app: photos\nsteps:\n  - use: \(way)/go.part.yaml\n  - capture: it\n".utf8)
    _ = try folder.add("root/use.yaml", text)
    _ = try folder.add(
      "root/app.yaml", Data("steps:\n  - capture: it\napp: \(way)/docs\n".utf8))
    for name in ["docs/one.txt", "go.part.yaml"] {
      _ = try folder.add("outside/\(name)", Data("steps:\n  - tap: Go\n".utf8))
    }
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "inside").path,
      withDestinationPath: folder.url.appending(path: "outside").path)
    let client = try AgentClient("navshell", ["--root", root.path], in: folder.url)
    for tool in ["verify", "audit"] {
      let part = try client.call(tool, ["paths": ["use.yaml"]])
      #expect(part.isError && part.text.contains("use.yaml:3:"), "\(part.text)")
      #expect(part.text.contains("outside of"), "\(part.text)")
      let app = try client.call(tool, ["paths": ["app.yaml"]])
      #expect(app.isError && app.text.contains("app.yaml:3:"), "\(app.text)")
      #expect(app.text.contains("outside of"), "\(app.text)")
    }
    try client.call("open", ["app": "photos"])
    let done = try client.call("do", ["session": "s1", "steps": "use: \(way)/go.part.yaml"])
    #expect(done.isError && done.text.contains("outside of"), "\(done.text)")
  }

  @Test func `an app's own program goes on after a call that was cancelled`() throws {
    let program = BuiltProgram(named: "FaultyApps").file.path
    let client = try AgentClient("navshell", ["--program", program], in: folder.url)
    try client.call("open", Self.device("restless"))
    let id = try client.begin(
      "do", ["session": "s1", "steps": Array(repeating: "wait: 500", count: 100)])
    try client.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# + "\n")
    let next = try client.call("screen", ["session": "s1"])
    #expect(!next.isError && next.text.contains("screen (200 200)"), "\(next.text)")
  }

  @Test func `what could not be done again is not tried twice`() throws {
    let program = BuiltProgram(named: "navshell").file.path
    for name in ["docs/one/a.txt", "docs/two/b.txt"] { _ = try folder.add(name, Data()) }
    let client = try AgentClient("navshell", ["--program", program], in: folder.url)
    try client.call("open", ["app": "docs"])
    try client.call("do", ["session": "s1", "steps": ["tap: one", "key: escape"]])
    let two = try client.call("do", ["session": "s1", "steps": "tap: two"])
    #expect(!two.isError, "\(two.text)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "docs/two"))
    let half = try client.call("open", ["again": "s1"])
    #expect(half.isError && half.text.contains("up to here"), "\(half.text)")
    let again = try client.call("open", ["again": "s1"])
    #expect(!again.isError, "\(again.text)")
  }

  @Test func `workers of a run that is cancelled end with it`() throws {
    _ = try folder.add(
      "long.yaml",
      Data(
        ("app: restless\ndevice: 200x200@1\nsteps:\n"
          + String(repeating: "  - wait: 3600\n", count: 50) + "  - capture: it\n").utf8))
    let client = try client()
    let id = try client.begin("verify", ["paths": ["long.yaml"]])
    let works = { self.processes().contains { $0.contains("\0work\0") } }
    for _ in 0..<1000 where !works() { usleep(10_000) }
    try client.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# + "\n")
    try client.call("list")
    for _ in 0..<1000 where works() { usleep(10_000) }
    #expect(!works(), "\(processes())")
  }

  /// The command lines of processes whose working directory is the folder.
  private func processes() -> [String] {
    let place = folder.url.resolvingSymlinksInPath().path
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { id in
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
      guard link == place else { return nil }
      return try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
    }
  }

  @Test func `virtual time and steps of a call have limits`() throws {
    let client = try client()
    try client.call("open", Self.device("calm"))
    let long = try client.call("do", ["session": "s1", "steps": ["wait: 400", "wait: 400"]])
    #expect(
      long.isError && long.text.contains("broken off after 600 virtual seconds"), "\(long.text)")
    #expect(
      try client.call("save", ["session": "s1", "path": "x.yaml"]).text
        .contains("was broken off, and cannot be written"))
    let many = try client.call(
      "do", ["session": "s1", "steps": Array(repeating: "key: a", count: 300)])
    #expect(many.isError && many.text.contains("at most 200 steps"), "\(many.text)")
  }

  @Test func `what never comes to rest is told, and saved as a time that passes`() throws {
    let client = try client()
    try client.call("open", Self.device("restless"))
    let result = try client.call("do", ["session": "s1", "steps": "key: a"])
    #expect(!result.isError && result.text.contains("something still moves"), "\(result.text)")
    let saved = try client.call(
      "save", ["session": "s1", "path": "restless.yaml", "captures": "none"])
    #expect(saved.text.contains("- key: a\n  - wait: "), "\(saved.text)")
  }

  @Test func `a long screen is cut, and tells how much is left out`() throws {
    let client = try AgentClient("navshell", in: folder.url)
    try client.call("open", ["app": "gallery", "device": "1024x4096@1"])
    for format in ["text", "json"] {
      let result = try client.call("screen", ["session": "s1", "format": format])
      #expect(result.text.utf8.count <= 8192)
    }
  }

  @Test func `the ninth session ends the one that was used least lately`() throws {
    let client = try client()
    for _ in 1...8 { try client.call("open", Self.device("calm")) }
    try client.call("screen", ["session": "s1"])
    try client.call("open", Self.device("calm"))
    #expect(!(try client.call("screen", ["session": "s1"]).isError))
    #expect(
      try client.call("screen", ["session": "s2"]).text
        == "session s2 has ended, as 8 others are open: open anew")
  }

  @Test(arguments: [
    (["--root", "nothing"], 65), (["--program", "nothing"], 65), (["--root", ""], 64),
    (["surplus"], 64),
  ])
  func `what cannot be started has its exit code and one line`(words: [String], code: Int) throws {
    let outcome = try BuiltProgram(named: "navshell").run(["mcp"] + words, in: folder.url)
    #expect(Int(outcome.exitCode) == code && outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }
}
