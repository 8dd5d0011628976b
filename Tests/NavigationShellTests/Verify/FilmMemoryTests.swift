import Foundation
import Testing

/// The memory of films, tested by limiting a program's memory.
@Suite struct FilmMemoryTests {
  /// Enough for the program and a few cells, but not for thirty, in kilobytes.
  private static let limit = 240_000
  private static let film = """
    app: calm
    device: 500x500@2
    steps:
      - film: {name: long, frames: 30, over: 0.5}

    """

  @Test func `thirty large cells, the same and differing, need room for a few`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.film, to: "s/film.yaml")
    #expect(try workspace.run("verify s", within: Self.limit).exitCode == 2)
    #expect(try workspace.run("accept", within: Self.limit).exitCode == 0)
    #expect(try workspace.run("verify s", within: Self.limit).exitCode == 0)
    let other = ["FAULTY_APP_TITLE": "Other"]
    let outcome = try workspace.run("verify s", within: Self.limit, environment: other)
    #expect(outcome.exitCode == 1)
    let folder = "s/film.yaml/500x500@2.light/film.500x500@2.light.long.png"
    for part in ["actual", "expected", "difference"] {
      #expect(workspace.exists(".navshell/\(part)/\(folder)"))
    }
    let capture = try workspace.run("capture s/film.yaml --output o", within: Self.limit)
    #expect(capture.exitCode == 0)
    #expect(
      try workspace.contents(of: "o")["film.500x500@2.light.long.png"]
        == workspace.contents(of: "s/film")["film.500x500@2.light.long.png"])
  }

  @Test(arguments: ["verify s", "capture s/film.yaml --output o"])
  func `memory that is not there is told in one line`(command: String) throws {
    let workspace = try Workspace()
    let scenario = Self.film.replacingOccurrences(of: "500x500@2", with: "4000x4000@1")
    try workspace.write(scenario, to: "s/film.yaml")
    let outcome = try workspace.run(command, within: Self.limit)
    #expect(outcome.exitCode == 70)
    let lines = (outcome.output + outcome.errors).split(separator: "\n")
    #expect(lines.filter { $0.contains("there is no memory for a screen of 4000×4000") }.count == 1)
    #expect(!lines.contains { $0.contains("Fatal error") })
  }

  @Test(arguments: ["verify s", "capture s/film.yaml --output o"])
  func `a film of more pixels than a film has is a mistake of the scenario`(command: String) throws
  {
    let workspace = try Workspace()
    let scenario = Self.film.replacingOccurrences(of: "500x500@2", with: "4096x4096@4")
    try workspace.write(scenario, to: "s/film.yaml")
    let outcome = try workspace.run(command, within: Self.limit)
    #expect(outcome.exitCode == 65)
    let lines = (outcome.output + outcome.errors)
    #expect(
      lines.contains("s/film.yaml:4:5: “long” is 30 frames of 16384×16384 pixels on 4096x4096@4"))
  }
}

extension Workspace {
  /// Runs the program with a limit of address space in kilobytes.
  fileprivate func run(
    _ command: String, within limit: Int, environment: [String: String] = [:]
  ) throws -> BuiltProgram.Outcome {
    let program = BuiltProgram(named: "FaultyApps").file.path
    return try BuiltProgram(at: URL(fileURLWithPath: "/bin/sh")).run(
      ["-c", "ulimit -v \(limit); exec '\(program)' \(command)"],
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, in: url)
  }
}
