import Foundation

/// A command of a program that is run to its end for an agent, without a shell.
struct ToolProcess {
  /// How it ended, and what it printed.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
    /// The program's name, which begins the first of several lines.
    let name: String

    /// The lines that it printed.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The lines of its error messages, without the program's name.
    var complaints: [String] {
      errors.split(separator: "\n").map {
        String($0.hasPrefix("\(name): ") ? $0.dropFirst(name.count + 2) : $0)
      }
    }
  }

  /// How often, in microseconds, it is looked whether it has ended.
  private static let pause: UInt32 = 20_000
  /// The most bytes that are read of what it printed.
  private static let maximumBytes = 1 << 20
  /// The most bytes that it may print: far more than any run does, and room on every disk.
  private static let maximumOutput = 64 << 20

  let program: URL
  /// Where all lies that the command may read because a scenario names it.
  let root: RootFolder

  /// Runs a command, and tells each line that it prints as progress.
  ///
  /// - Throws: StepInterruption if it takes too long or is not wanted any more; ToolFault if it
  ///   prints too much; ShellError if it cannot be started.
  func run(_ arguments: [String], watch: CallWatch) throws -> Outcome {
    let (output, errors, input) = (
      try AppLog(), try AppLog(), open("/dev/null", O_RDONLY | O_CLOEXEC)
    )
    defer { close(input) }
    let child = try ChildProcess(
      arguments, of: program,
      environment: ProcessInfo.processInfo.environment.merging(
        [RootFolder.variable: root.path]) { $1 },
      input: input, output: output.descriptor, errors: errors.descriptor, leadsGroup: true)
    var (size, lines) = (0, 0)
    while child.endIfOver == nil {
      if let reason = Self.reasonToEnd(output, errors, watch) {
        // Those that it has started end with it.
        kill(-child.id, SIGKILL)
        child.end()
        throw reason
      }
      let fresh = output.bytes(from: size, atMost: Self.maximumBytes)
      size += fresh.count
      let freshLines = fresh.count { $0 == UInt8(ascii: "\n") }
      lines += freshLines
      if freshLines > 0 { watch.progress(lines) }
      usleep(Self.pause)
    }
    return Outcome(
      code: child.end().code, output: output.text(Self.maximumBytes),
      errors: errors.text(Self.maximumBytes), name: program.lastPathComponent)
  }

  private static func reasonToEnd(
    _ output: AppLog, _ errors: AppLog, _ watch: CallWatch
  ) -> (any Error)? {
    if let reason = watch.interruption { return reason }
    guard output.size + errors.size > maximumOutput else { return nil }
    return ToolFault("stopped, as it printed more than \(maximumOutput >> 20) MiB")
  }
}
