import Foundation
import Goldens
import Testing

/// The program as a whole: what it prints, what it writes, and its exit codes.
@Suite struct NavshellTests {
  private let navshell = BuiltProgram(named: "navshell")

  @Test func `list names the demos and the devices`() throws {
    let text = try navshell.run("list")
    #expect(text.exitCode == 0)
    for name in ["catalogue", "files", "photos", "settings", "iphone-8", "390×844"] {
      #expect(text.output.contains(name))
    }
    let data = Data(try navshell.run("list", "--json").output.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let demos = try #require(json["demos"] as? [[String: Any]])
    #expect(demos.first?["name"] as? String == "catalogue")
    #expect(demos.count == 29)
  }

  @Test func `without a display run says so in one line`() throws {
    let outcome = try navshell.run("files")
    #expect(outcome.exitCode == 69)
    #expect(outcome.errors.contains("no display"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["nothing"], 64), (["list", "--nothing"], 64), (["--device", "nothing"], 64),
    (["files", "/no/such/folder"], 65), (["capture", "--output", "x"], 64),
    (["capture", "files", "--output", "/dev/null/x"], 73), (["capture", "files"], 64),
    (["capture", "files", "--output", "x", "--mask", "chalk"], 64),
    (["--renderer", "chalk"], 64), (["inspect", "files", "--device", "1x1@1"], 64),
  ])
  func `what cannot be done has its exit code and one line`(arguments: [String], code: Int) throws {
    let outcome = try navshell.run(arguments)
    #expect(Int(outcome.exitCode) == code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.hasPrefix("navshell: "))
  }

  @Test func `a demo is captured the same twice, in another zone and language too`() throws {
    let folder = try TemporaryFolder()
    let places = ["one", "two"].map { folder.url.appendingPathComponent($0) }
    let first = try navshell.run("capture", "files", "--output", places[0].path)
    let second = try navshell.run(
      "capture", "files", "--output", places[1].path,
      environment: ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "HOME": "/"])
    #expect(first.exitCode == 0)
    #expect(second.exitCode == 0)
    let paths = first.output.split(separator: "\n").map(String.init)
    #expect(paths.count >= 3)
    #expect(paths.first?.hasPrefix("\(places[0].path)/01-") == true)
    for path in paths {
      let picture = try Data(contentsOf: URL(fileURLWithPath: path))
      let name = URL(fileURLWithPath: path).lastPathComponent
      #expect(try Data(contentsOf: places[1].appendingPathComponent(name)) == picture)
      #expect(pixels(ofPNG: picture) == [780, 1688])
    }
  }

  @Test func `a folder can be captured and inspected`() throws {
    let folder = try TemporaryFolder()
    try Data("hello".utf8).write(to: folder.url.appendingPathComponent("greeting.txt"))
    let inspection = try navshell.run("inspect", folder.url.path, "--json")
    #expect(inspection.output.contains("greeting.txt"))
    let text = try navshell.run("inspect", folder.url.path)
    #expect(text.output.contains("cell \"greeting.txt\" – \""))
    let pictures = folder.url.appendingPathComponent("pictures")
    let capture = try navshell.run("capture", folder.url.path, "--output", pictures.path)
    #expect(capture.output == "\(pictures.path)/01-files.png\n")
  }

  @Test func `a scenario opens a folder by its whole path, or from its own folder`() throws {
    let folder = try TemporaryFolder()
    try Data("hello".utf8).write(to: folder.url.appendingPathComponent("greeting.txt"))
    for app in [folder.url.path, "."] {
      let scenario = folder.url.appendingPathComponent("folder.yaml")
      let text = "app: \(app)\nsteps:\n  - expect: {elements: {present: [greeting.txt]}}\n"
      try Data(text.utf8).write(to: scenario)
      let results = folder.url.appendingPathComponent("results").path
      let outcome = try navshell.run("verify", scenario.path, "--results", results)
      #expect(outcome.exitCode == 0, "\(app): \(outcome.output)")
    }
  }

  @Test func `a window that nobody sees shows its first frame`() throws {
    let outcome = try navshell.run("probe", "start", environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("\"screen\" : \"dummy: no display\""))
    #expect(outcome.output.contains("\"renderer\" : \"software\""))
  }
}

/// Width and height in a PNG file's header.
func pixels(ofPNG data: Data) -> [Int] {
  [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
}
