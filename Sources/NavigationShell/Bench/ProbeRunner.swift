import Foundation

/// Starts this program again, as a child that measures one thing.
struct ProbeRunner {
  private var environment = ProcessInfo.processInfo.environment

  /// Finds out whether there is a display, and else makes do without.
  init() throws {
    if try run(.floor).end().exitCode == ShellError.Code.unavailable.rawValue {
      environment["SDL_VIDEODRIVER"] = "dummy"
    }
  }

  /// Measures once.
  ///
  /// Returns what the child says and the milliseconds from its start to its first frame.
  ///
  /// - Throws: ShellError if the child fails.
  func measure(_ kind: ProbeCommand.Kind) throws -> (result: Probe.Result, start: Double) {
    let child = try run(kind)
    let output = try child.success().output
    guard let result = try? JSONDecoder().decode(Probe.Result.self, from: output) else {
      throw ShellError.internalFault(.noFigures(of: "\(kind)"))
    }
    return (result, result.firstFrame - child.startedAt)
  }

  private func run(_ kind: ProbeCommand.Kind) throws -> ChildRun {
    try ChildRun(["probe", "\(kind)"], environment: environment)
  }
}
