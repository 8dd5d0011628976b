import Foundation
import Goldens
import Testing

/// The command `session`: steps in, changes out.
@Suite struct SessionProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(_ lines: String..., json: Bool = false) throws -> BuiltProgram.Outcome {
    let text = lines.map { $0 + "\n" }.joined()
    let input = try folder.add("in", Data(text.utf8))
    let program = BuiltProgram(named: "FaultyApps").file.path
    let words = "exec \(program) session calm --device 200x200@1 \(json ? "--json" : "") < \(input)"
    return try BuiltProgram(at: URL(fileURLWithPath: "/bin/sh")).run(["-c", words], in: folder.url)
  }

  @Test func `each step is answered with what it changes`() throws {
    let outcome = try session(
      "tap: Go", "? next", "", "# a comment", "expect: {title: Next}", "! picture next.png")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    try expectGolden(outcome.output, named: "session")
    #expect(
      pixels(ofPNG: try Data(contentsOf: folder.url.appending(path: "next.png"))) == [200, 200])
  }

  @Test func `an answer as JSON is a line`() throws {
    let outcome = try session("tap: Go", "? nothing like it", "tpa: Go", json: true)
    let lines = outcome.output.split(separator: "\n")
    let answers = try lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(answers.count == 4)
    #expect((answers[0]?["elements"] as? [[String: Any]])?.first?["ref"] is String)
    #expect((answers[1]?["stack"] as? [String]) == ["Calm", "Next"])
    #expect((answers[2]?["elements"] as? [Any])?.isEmpty == true)
    #expect(
      (answers[3]?["problems"] as? [String])?.first?.hasPrefix("session:3:1: there is no step")
        == true)
    #expect(outcome.exitCode == 65)
  }

  @Test func `the exit code is that of verify`() throws {
    #expect(try session("settle").exitCode == 0)
    #expect(try session("expect: {title: X}", "tap: Go").exitCode == 1)
    #expect(try session("tap: Gone").exitCode == 1)
    #expect(try session("tap: Gone", "! film").exitCode == 65)
  }

  @Test func `a moment is kept, and a finger stays down from line to line`() throws {
    let outcome = try session("press: Go", "wait: 0.1", "release", "? \"Next\"")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("0.000 s  press: Go\n\n") == false)
    #expect(outcome.output.contains("0.000 s  wait: 0.1"))
    #expect(outcome.output.contains("0.100 s  release\n0.100 s  settle"))
    #expect(outcome.output.contains(#"title "Next""#))
  }
}
