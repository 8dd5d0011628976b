import Foundation

/// Another process of this program, started to be measured.
final class ChildRun {
  /// The time of its start, in milliseconds since the machine started.
  let startedAt: Double
  private let child: ChildProcess
  private let arguments: [String]
  private let output: FileHandle

  /// The interval at which a running child is polled, in milliseconds: long enough not to slow it
  /// down.
  private static let interval: Int32 = 10

  /// Starts the program, or another one.
  ///
  /// - Throws: ShellError if it cannot be started.
  init(
    _ arguments: [String], of program: URL = Program.file,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ShellError) {
    self.arguments = arguments
    let pipe = try ChildProcess.pipe()
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { for file in [pipe.writing, nowhere] { close(file) } }
    output = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
    startedAt = Monotonic.milliseconds
    child = try ChildProcess(
      arguments, of: program, environment: environment, output: pipe.writing, errors: nowhere)
  }

  /// The result of a child.
  struct End {
    let exitCode: Int32
    let output: Data
    /// The times of its first and last output, in milliseconds since the machine started.
    let firstWord, lastWord: Double
  }

  /// Waits until it ends and calls `watch` with its process id meanwhile.
  func end(watch: (pid_t) -> Void = { _ in }) -> End {
    var said = Data()
    var firstWord: Double?
    while true {
      var state = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&state, 1, Self.interval) > 0
      watch(child.id)
      guard isReady else { continue }
      let more = output.availableData
      firstWord = firstWord ?? Monotonic.milliseconds
      if more.isEmpty { break }
      said += more
    }
    let lastWord = Monotonic.milliseconds
    return End(
      exitCode: child.end().code, output: said, firstWord: firstWord ?? lastWord,
      lastWord: lastWord)
  }

  /// Waits until it succeeds.
  ///
  /// - Throws: ShellError if it fails.
  func success(watch: (pid_t) -> Void = { _ in }) throws(ShellError) -> End {
    let end = end(watch: watch)
    guard end.exitCode == 0 else {
      let command = arguments.prefix(2).joined(separator: " ")
      throw .internalFault(.measuringFailed(command: command, exitCode: end.exitCode))
    }
    return end
  }
}
