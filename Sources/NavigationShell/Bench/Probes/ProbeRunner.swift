import Foundation

/// Starts this program as a child that measures one thing.
struct ProbeRunner {
  private var environment = ProcessInfo.processInfo.environment

  /// Checks for a display and uses SDL's dummy driver without one.
  init() throws {
    if try run(.floor).end().exitCode == ShellError.Code.unavailable.rawValue {
      environment["SDL_VIDEODRIVER"] = "dummy"
    }
  }

  /// Measures once.
  ///
  /// - Parameter file: The storyboard to open, for that kind.
  ///
  /// Returns the child's result and the milliseconds from its start to its first frame.
  ///
  /// - Throws: ShellError if the child fails.
  func measure(
    _ kind: ProbeCommand.Kind, _ file: String? = nil
  ) throws -> (result: Probe.Result, start: Double) {
    let child = try run(kind, file)
    let result = try figures(Probe.Result.self, of: child, kind)
    return (result, result.firstFrame - child.startedAt)
  }

  /// Measures the cost of many pages and many rows.
  ///
  /// - Throws: ShellError if the child fails.
  func measureGrowth() throws -> BenchReport.Growth {
    try figures(BenchReport.Growth.self, of: try run(.growth), .growth)
  }

  /// Measures whether memory grows.
  ///
  /// - Throws: ShellError if the child fails.
  func measureRepetitions() throws -> BenchReport.Repetitions {
    try figures(BenchReport.Repetitions.self, of: try run(.repetitions), .repetitions)
  }

  private func figures<Figures: Decodable>(
    _ type: Figures.Type, of child: ChildRun, _ kind: ProbeCommand.Kind
  ) throws -> Figures {
    let output = try child.success().output
    guard let figures = try? JSONDecoder().decode(type, from: output) else {
      throw ShellError.internalFault(.noFigures(of: "\(kind)"))
    }
    return figures
  }

  private func run(_ kind: ProbeCommand.Kind, _ file: String? = nil) throws -> ChildRun {
    try ChildRun(["probe", "\(kind)"] + (file.map { [$0] } ?? []), environment: environment)
  }
}
