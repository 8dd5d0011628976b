import Foundation

/// Starts this program again, as a child that measures one thing.
struct ProbeRunner {
  private var environment = ProcessInfo.processInfo.environment

  /// Finds out whether there is a display, and else makes do without.
  init() throws {
    if try run(.floor).exitCode == ShellError.Code.unavailable.rawValue {
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
    guard child.exitCode == 0,
      let result = try? JSONDecoder().decode(Probe.Result.self, from: child.output)
    else {
      throw ShellError.internalFault("measuring \"\(kind)\" failed with code \(child.exitCode)")
    }
    return (result, result.firstFrame - child.startedAt)
  }

  private func run(
    _ kind: ProbeCommand.Kind
  ) throws -> (exitCode: Int32, output: Data, startedAt: Double) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["probe", "\(kind)"]
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let startedAt = Monotonic.milliseconds
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data, startedAt)
  }
}
