import Dispatch
import Foundation

/// This program once more, as a child that does one job after another.
///
/// An app that stops with a sentence takes only its worker along.
nonisolated final class WorkerProcess {
  private let process = Process()
  private let jobs = Pipe()
  private let results = Pipe()
  private let complaints: URL
  private let hasEnded = DispatchSemaphore(value: 0)
  private var unread = Data()

  /// Starts a child.
  ///
  /// - Throws: ShellError if it cannot be started.
  init(arguments: [String]) throws(ShellError) {
    complaints = FileManager.default.temporaryDirectory
      .appendingPathComponent("navshell-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
    process.executableURL = Program.file
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(Self.withoutTrace) { $1 }
    process.standardInput = jobs
    process.standardOutput = results
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    do {
      process.standardError = try FileHandle(forWritingTo: complaints)
      try process.run()
    } catch {
      throw .internalFault("cannot start a worker: \(error.localizedDescription)")
    }
  }

  /// Has a job done; nil if the child died over it.
  func perform(_ job: Data) -> Data? {
    do {
      try jobs.fileHandleForWriting.write(contentsOf: job + Data([Self.lineEnd]))
    } catch {
      return nil
    }
    return nextLine()
  }

  /// Lets the child end.
  func finish() {
    try? jobs.fileHandleForWriting.close()
    waitUntilItEnds()
    try? FileManager.default.removeItem(at: complaints)
  }

  /// The last thing a child said that died.
  func lastWords() -> String {
    try? jobs.fileHandleForWriting.close()
    waitUntilItEnds()
    defer { try? FileManager.default.removeItem(at: complaints) }
    let said = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    let lines = said.split(separator: "\n")
    let sentence = lines.first { $0.contains(Self.fatal) } ?? lines.last
    return sentence.map {
      $0.replacingOccurrences(of: Self.fatal, with: "").trimmingCharacters(in: .whitespaces)
    }
      ?? "the program ended with code \(process.terminationStatus)"
  }

  /// Why a child died if that was no fault of an app; to be asked after its last words.
  ///
  /// What it needs is not there, or its results cannot be written.
  func ownFailure(_ words: String) -> ShellError? {
    guard process.terminationReason == .exit,
      let code = ShellError.Code(rawValue: process.terminationStatus),
      [.unavailable, .cannotWrite].contains(code)
    else { return nil }
    let name = "\(Program.name): "
    return ShellError(
      code: code,
      description: words.hasPrefix(name) ? String(words.dropFirst(name.count)) : words)
  }

  /// What the language says between the place of a stop and its reason.
  private static let fatal = "Fatal error: "

  /// Who stops says why in a sentence; a trace of its calls takes seconds, and is not shown.
  private static let withoutTrace = ["SWIFT_BACKTRACE": "enable=no"]

  /// `waitUntilExit` would look only every 50 ms on a thread without events.
  private func waitUntilItEnds() {
    hasEnded.wait()
    // Whoever waits once more finds it ended.
    hasEnded.signal()
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private func nextLine() -> Data? {
    while true {
      if let end = unread.firstIndex(of: Self.lineEnd) {
        defer { unread = Data(unread[(end + 1)...]) }
        return Data(unread[..<end])
      }
      let more = results.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
    }
  }
}
