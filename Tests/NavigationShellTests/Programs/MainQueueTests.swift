import Foundation
import Goldens
import Testing

/// Work on the main queue and the main run loop without a window.
@Suite struct MainQueueTests {
  private let faultyApps = BuiltProgram(named: "FaultyApps")

  @Test func `what is to be done at once is done before anybody looks`() throws {
    // A screen of a size that none has who does not know which it is.
    let screen = try faultyApps.run("inspect", "late", "--device", "320x568@2").output
    #expect(screen.contains("title \"5 done\""))
    let done = ["async", "task", "async in async, on 320.0 points", "async after 0.3 s", "block"]
    for text in done { #expect(screen.contains("text \"\(text)\""), "\(text)") }
    // The last result is at the front.
    let end = try #require(screen.range(of: "async after 0.3 s"))
    let nested = try #require(screen.range(of: "async in async"))
    #expect(end.lowerBound < nested.lowerBound, "each is done at its own instant")
  }

  @Test func `a capture shows it, the same each time`() throws {
    let folder = try TemporaryFolder()
    var pictures: Set<Data> = []
    for _ in 0..<3 {
      #expect(try faultyApps.run("capture", "late", "--output", folder.url.path).exitCode == 0)
      pictures.insert(try Data(contentsOf: folder.url.appending(path: "01-late.png")))
    }
    #expect(pictures.count == 1)
    let still = try faultyApps.run(
      "capture", "late", "--output", folder.url.path, environment: ["FAULTY_APP_CLOCK": "1"])
    #expect(still.exitCode == 0)
  }

  @Test func `a scenario looks once all is done`() throws {
    let workspace = try Workspace()
    try workspace.write(
      "app: late\nsteps:\n  - expect: {title: 5 done, settled: true}\n", to: "late.yaml")
    let outcome = try workspace.run("verify", "late.yaml")
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func `work without an end is told with its place`() throws {
    let workspace = try Workspace()
    try workspace.write(
      "app: endless\nsteps:\n  - tap: Go\n  - expect: {title: Calm}\n", to: "endless.yaml")
    let outcome = try workspace.run("verify", "endless.yaml")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.contains("endless.yaml:3:5: the main queue still has work after 10000 rounds"))
  }

  @Test func `work without an end from the start is told in a line`() throws {
    let outcome = try faultyApps.run("inspect", "endless-launch")
    #expect(outcome.exitCode == 70)
    #expect(
      outcome.errors.hasPrefix("FaultyApps: endless-launch: the main queue still has work after"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
