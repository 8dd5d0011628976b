import Foundation

/// This program once more, started to be measured.
final class ChildRun {
  /// When it was started, in milliseconds since the machine started.
  let startedAt: Double
  private let process = Process()
  private let pipe = Pipe()

  /// How often a running child is looked at, in milliseconds: seldom enough to cost it nothing.
  private static let interval: Int32 = 10

  /// Starts the program.
  init(_ arguments: [String], environment: [String: String]? = nil) throws {
    process.executableURL = Program.file
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    startedAt = Monotonic.milliseconds
    try process.run()
  }

  /// What a child came to.
  struct End {
    let exitCode: Int32
    let output: Data
    /// When it said its first and its last word, in milliseconds since the machine started.
    let firstWord, lastWord: Double
  }

  /// Waits until it ends; `watch` is called all the while with its process.
  func end(watch: (pid_t) -> Void = { _ in }) -> End {
    let file = pipe.fileHandleForReading
    var output = Data()
    var firstWord: Double?
    while true {
      var state = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&state, 1, Self.interval) > 0
      watch(process.processIdentifier)
      guard isReady else { continue }
      let said = file.availableData
      firstWord = firstWord ?? Monotonic.milliseconds
      if said.isEmpty { break }
      output += said
    }
    let lastWord = Monotonic.milliseconds
    process.waitUntilExit()
    return End(
      exitCode: process.terminationStatus, output: output, firstWord: firstWord ?? lastWord,
      lastWord: lastWord)
  }

  /// Waits until it ends well.
  ///
  /// - Throws: ShellError if it ends otherwise.
  func success(watch: (pid_t) -> Void = { _ in }) throws(ShellError) -> End {
    let end = end(watch: watch)
    guard end.exitCode == 0 else {
      let command = process.arguments?.prefix(2).joined(separator: " ") ?? ""
      throw .internalFault("measuring \"\(command)\" failed with code \(end.exitCode)")
    }
    return end
  }
}
