import Foundation
import Goldens
import Testing

/// action.yml, which runs scenarios on GitHub, and `Scripts/verify-in-ci`, which it starts.
@Suite struct ActionTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let scenario = "app: settings\ndevice: iphone-8\nsteps:\n  - capture: start\n"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }

  /// Runs the script as a job does; its outputs, and the comment.
  private static func run(
    in folder: TemporaryFolder, _ inputs: [String: String]
  ) throws -> (code: Int32, outputs: String, comment: String) {
    let script = BuiltProgram(at: project.appending(path: "Scripts/verify-in-ci"))
    let outputs = folder.url.appending(path: "outputs")
    try? FileManager.default.removeItem(at: outputs)
    let program = ["PROGRAM": BuiltProgram(named: "navshell").file.path]
    let environment = program.merging(inputs) { $1 }
      .merging(["GITHUB_OUTPUT": outputs.path]) { $1 }
    let run = try script.run([], environment: environment, in: folder.url)
    let comment = folder.url.appending(path: "navshell-comment.md")
    return (
      run.exitCode, (try? String(contentsOf: outputs, encoding: .utf8)) ?? run.output,
      (try? String(contentsOf: comment, encoding: .utf8)) ?? ""
    )
  }

  @Test func `a missing baseline is told in the comment, and the job goes on to keep the report`()
    throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.add("scenarios/settings.yaml", Data(Self.scenario.utf8))
    let run = try Self.run(in: folder, [:])
    #expect(run.code == 0 && run.outputs == "exit-code=2\npart=\n")
    #expect(run.comment.contains("(exit code 2)"))
    #expect(run.comment.contains("    start: there is no baseline yet\n"))
    #expect(run.comment.contains("1 no baseline"))
    let page = folder.url.appending(path: "navshell-report/index.html")
    #expect(FileManager.default.fileExists(atPath: page.path))
  }

  @Test func `parts of several jobs become one run`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.add("scenarios/settings.yaml", Data(Self.scenario.utf8))
    _ = try Self.run(in: folder, [:])
    let accepted = try BuiltProgram(named: "navshell")
      .run(["accept", "--results", "navshell-results"], in: folder.url)
    #expect(accepted.exitCode == 0, "\(accepted.errors)")
    for part in ["1", "2"] {
      let run = try Self.run(in: folder, ["SHARD": "\(part)/2"])
      #expect(run.outputs == "exit-code=0\npart=\(part)\n")
      let kept = folder.url.appending(path: "navshell-parts/navshell-part-\(part)")
      try FileManager.default.createDirectory(
        at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "navshell-results"), to: kept)
    }
    let run = try Self.run(in: folder, ["MERGE": "true"])
    #expect(run.outputs == "exit-code=0\npart=\n")
    #expect(run.comment.hasPrefix("**Screens are as accepted.**\n") && !run.comment.contains("```"))
  }

  @Test func `merging without a part says what is missing`() throws {
    let run = try Self.run(in: TemporaryFolder(), ["MERGE": "true"])
    #expect(run.code == 66 && run.outputs.hasPrefix("::error::no part was left"))
  }

  @Test func `what pages give the action, it takes`() throws {
    let action = try Self.text("action.yml")
    for page in ["docs/screenshots.md", "docs/tutorials/screenshots.md"] {
      let uses = try Self.text(page).components(separatedBy: "uses: OWNER/NavigationKit")
        .dropFirst()
      #expect(uses.count == 2)
      for use in uses {
        let line = try #require(use.components(separatedBy: "\n").first { $0.contains("with: {") })
        let given = line.matches(of: #/[{,] ?([a-z]+): /#).map(\.1)
        #expect(given.first == "program" && given.count > 1)
        for name in given { #expect(action.contains("\n  \(name):\n    description: "), "\(name)") }
      }
    }
  }
}
