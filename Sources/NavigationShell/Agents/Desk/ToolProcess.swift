import Foundation

/// A command of a program that is run to its end for an agent, without a shell.
struct ToolProcess {
  /// How it ended, and what it printed.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String

    /// The lines that it printed.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The lines of its error messages, without the program's name.
    var complaints: [String] {
      errors.split(separator: "\n").map { line in
        line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? String(line)
      }
    }
  }

  /// How often, in microseconds, it is looked whether it has ended.
  private static let pause: UInt32 = 20_000
  /// The most bytes that are read of what it printed.
  private static let maximumBytes = 1 << 20

  let program: URL

  /// Runs a command, and tells each line that it prints as progress.
  ///
  /// - Throws: StepInterruption if it takes too long or is not wanted any more; ShellError if it
  ///   cannot be started.
  func run(_ arguments: [String], watch: CallWatch) throws -> Outcome {
    let (output, errors, input) = (
      try AppLog(), try AppLog(), open("/dev/null", O_RDONLY | O_CLOEXEC)
    )
    defer { close(input) }
    let child = try ChildProcess(
      arguments, of: program, input: input, output: output.descriptor, errors: errors.descriptor)
    var lineCount = 0
    while child.endIfOver == nil {
      if let reason = watch.interruption {
        kill(child.id, SIGKILL)
        child.end()
        throw reason
      }
      let lines = output.text(Self.maximumBytes).utf8.count { $0 == UInt8(ascii: "\n") }
      if lines > lineCount {
        lineCount = lines
        watch.progress(lines)
      }
      usleep(Self.pause)
    }
    return Outcome(
      code: child.end().code, output: output.text(Self.maximumBytes),
      errors: errors.text(Self.maximumBytes))
  }
}
