import Foundation
import Snapshot

/// A child of an app's program that does the work of the tools for one session.
final class ProgramChild {
  /// How long, in milliseconds, a child's answer is waited for before it is looked whether to go
  /// on.
  private static let pause: Int32 = 50
  /// How many of those a child has to answer after its own limit, which is the same, or to end.
  private static let patience = 40

  private let child: ChildProcess
  private let errors: AppLog
  private let calls: FileHandle
  private let answers: FileHandle
  private var unread = Data()
  private var count = 0

  /// Starts a program, and greets it.
  ///
  /// - Parameter first: The number of its session.
  /// - Throws: ShellError if it cannot be started; ToolFault if it does not answer.
  init(of program: URL, root: RootFolder, first: Int, watch: CallWatch) throws {
    errors = try AppLog()
    let (calls, answers) = (try Self.pipe(), try Self.pipe())
    (self.calls, self.answers) = (calls.writing, answers.reading)
    child = try Self.start(program, root, first, calls.reading, answers.writing, errors)
    _ = try ask(
      "initialize", ["protocolVersion": .string(ProtocolEra.legacyVersions[0])], watch: watch)
  }

  /// A pipe that is closed with its last owner.
  private static func pipe() throws(ShellError) -> (reading: FileHandle, writing: FileHandle) {
    let (reading, writing) = try ChildProcess.pipe()
    return (
      FileHandle(fileDescriptor: reading, closeOnDealloc: true),
      FileHandle(fileDescriptor: writing, closeOnDealloc: true)
    )
  }

  /// Starts the child; its ends of the pipes are then open in it alone, so that its end is noticed.
  private static func start(
    _ program: URL, _ root: RootFolder, _ first: Int, _ calls: FileHandle,
    _ answers: FileHandle, _ errors: AppLog
  ) throws(ShellError) -> ChildProcess {
    defer {
      try? calls.close()
      try? answers.close()
    }
    return try ChildProcess(
      ["mcp", "--root", root.path, "--first-session", "\(first)"], of: program,
      environment: ProcessInfo.processInfo.environment.merging(LastWords.withoutTrace) { $1 },
      input: calls.fileDescriptor, output: answers.fileDescriptor, errors: errors.descriptor)
  }

  /// Ends the program.
  deinit { stop() }

  /// Ends the program; one that has ended has no process any more, whose number may be another's.
  private nonisolated func stop() {
    if child.endIfOver == nil { kill(child.id, SIGKILL) }
    child.end()
  }

  /// Has it do a call.
  ///
  /// - Throws: ToolFault if it stopped; StepInterruption if the call was cancelled, after which it
  ///   takes others, or if it answers nothing in time, and has to be stopped.
  func perform(
    _ tool: AgentTool, _ arguments: [String: JSONValue], watch: CallWatch
  ) throws -> ToolResult {
    let result = try ask(
      "tools/call", ["name": .string(tool.rawValue), "arguments": .object(arguments)], watch: watch)
    guard let result = ToolResult(result) else {
      throw ToolFault(
        "the program does not answer as navshell does: build it with the same version")
    }
    return result
  }

  private func ask(
    _ method: String, _ parameters: JSONValue, watch: CallWatch
  ) throws -> JSONValue {
    count += 1
    send(["jsonrpc": "2.0", "id": .int(count), "method": .string(method), "params": parameters])
    var turnsLeft: Int?
    while true {
      if let answer = nextAnswer() {
        guard answer["id"] == .int(count) else { continue }
        if let result = answer["result"] { return result }
        throw ToolFault(answer["error"]?["message"]?.text ?? "the program answers nothing")
      }
      guard waitForBytes() else { throw ToolFault(lastWords()) }
      guard let reason = watch.interruption else { continue }
      if reason == .cancelled {
        // It answers nothing to what was cancelled, but the next question once it is ready.
        send([
          "jsonrpc": "2.0", "method": "notifications/cancelled",
          "params": ["requestId": .int(count)],
        ])
        throw reason
      }
      turnsLeft = (turnsLeft ?? Self.patience) - 1
      if turnsLeft == 0 { throw reason }
    }
  }

  private func send(_ message: JSONValue) {
    // A child that has ended is noticed as its answers end.
    _ = Data("\(message.line)\n".utf8).write(to: calls.fileDescriptor)
  }

  private func nextAnswer() -> JSONValue? {
    guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { unread = Data(unread[(end + 1)...]) }
    return JSONValue(Data(unread[..<end])) ?? .null
  }

  /// Waits a little for more; false once there is no more.
  private func waitForBytes() -> Bool {
    var poll = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, Self.pause) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(answers.fileDescriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR { return true }
    guard count > 0 else { return false }
    unread += bytes[..<count]
    return true
  }

  /// What it said last, once it has stopped.
  private func lastWords() -> String {
    // It may go on without its output.
    for _ in 0..<Self.patience where child.endIfOver == nil { poll(nil, 0, Self.pause) }
    stop()
    let words = LastWords.of(errors.text(AppLog.maximumBytes))
    return "the app stopped: \(words ?? "its program ended with code \(child.end().code)")"
  }
}
