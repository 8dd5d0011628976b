import Foundation
import Scenario
import Snapshot

/// Does what agents ask of scenarios in files, in children of a program, so that a fault of an app
/// ends only them.
struct FileTools {
  /// The most files of a run that are named.
  private static let maximumFiles = 20

  let program: URL
  let root: RootFolder

  /// Runs a tool that takes paths.
  func perform(_ tool: AgentTool, _ arguments: ToolArguments, _ watch: CallWatch) throws
    -> ToolResult
  {
    let paths = try arguments.texts(.paths).map { path throws(ToolFault) in try root.inside(path) }
    // Results go there, which a link could lead elsewhere.
    _ = try root.inside(RunFolder.defaultPath)
    try paths.forEach(confine)
    switch tool {
    case .verify: return try verify(paths, arguments, watch)
    case .audit: return try audit(paths, arguments, watch)
    default: return try accept(paths, arguments.texts(.captures), watch)
    }
  }

  /// The scenarios inside the root.
  func scenarios() throws(ShellError) -> [String] {
    let files = try ScenarioFinder(["."]).files.map { String($0.dropFirst("./".count)) }
    return files.isEmpty ? ["there is no scenario in \(root.path)"] : files
  }

  // MARK: The tools

  private func verify(
    _ paths: [String], _ arguments: ToolArguments, _ watch: CallWatch
  ) throws -> ToolResult {
    let filters =
      (arguments.text(.only).map { ["--only=\($0)"] } ?? [])
      + arguments.texts(.tags).map { "--tag=\($0)" }
    let outcome = try run(
      ["verify", "--results=\(RunFolder.defaultPath)"] + filters, on: paths, watch)
    // What printed nothing did not begin, and left the record of the run before it.
    let run = outcome.lines.isEmpty ? nil : try? RunFolder(RunFolder.defaultPath).load()
    let pictures = run.map { $0.scenarios.flatMap(Self.pictures) } ?? []
    let rest = pictures.count - Self.maximumFiles
    var result = Self.result(
      outcome,
      outcome.lines + pictures.prefix(Self.maximumFiles)
        + (rest > 0 ? ["… \(rest) more pictures in \(RunFolder.defaultPath)"] : []))
    result.facts["verdict"] = (run?.verdict?.rawValue).map { .string($0) }
    return result
  }

  /// The pictures of what is not the same, as paths from the root.
  private static func pictures(of result: ScenarioResult) -> [String] {
    let paths = result.captures.flatMap { [$0.expected, $0.actual, $0.difference] }
    return paths.compactMap(\.self).map { "picture: \(RunFolder.defaultPath)/\($0)" }
  }

  private func audit(
    _ paths: [String], _ arguments: ToolArguments, _ watch: CallWatch
  ) throws -> ToolResult {
    guard !paths.isEmpty else { throw ToolFault("audit needs a session, or paths") }
    var words = ["audit"]
    if let looks = arguments.text(.looks) { words += ["--looks=\(looks)"] }
    let checks = arguments.texts(.checks)
    if !checks.isEmpty { words += ["--checks=\(checks.joined(separator: ","))"] }
    let outcome = try run(words, on: paths, watch)
    // The last line is the sum.
    let lines = outcome.lines
    return Self.result(outcome, AgentDesk.told(Array(lines.dropLast())) + lines.suffix(1))
  }

  private func accept(
    _ paths: [String], _ captures: [String], _ watch: CallWatch
  ) throws -> ToolResult {
    guard !paths.isEmpty, !captures.isEmpty else {
      throw ToolFault("accept needs paths, and the names of captures")
    }
    let outcome = try run(
      ["accept", "--results=\(RunFolder.defaultPath)"] + captures.map { "--capture=\($0)" },
      on: paths, watch)
    return Self.result(outcome, outcome.lines)
  }

  /// The result of a command: its exit code, and lines of what it printed.
  private static func result(_ outcome: ToolProcess.Outcome, _ lines: [String]) -> ToolResult {
    var result = ToolResult(
      ["exit code \(outcome.code)"] + outcome.complaints + lines, advice: "name fewer paths",
      facts: ["exit_code": .int(Int(outcome.code))])
    // Differences and findings are what was asked for.
    result.isError = outcome.code >= ShellError.Code.usage.rawValue
    return result
  }

  /// Runs a command on paths, none of which is taken for an option.
  private func run(
    _ words: [String], on paths: [String], _ watch: CallWatch
  ) throws -> ToolProcess.Outcome {
    try ToolProcess(program: program, root: root).run(words + ["--"] + paths, watch: watch)
  }

  /// Refuses a path behind which a link leads to a scenario, or to its baselines, outside of the
  /// root.
  private func confine(_ path: String) throws(ToolFault) {
    let (file, _) = ScenarioPath.split(path)
    // What cannot be found is told by the command itself.
    for file in (try? ScenarioFinder([file]))?.files ?? [] {
      _ = try root.inside(file)
      _ = try root.inside(BaselineFolder(scenario: URL(fileURLWithPath: file)).url.relativePath)
    }
  }
}
