import Foundation
import Scenario
import Snapshot

/// A child process of this program that does one job after another.
///
/// If an app crashes, only its worker ends.
nonisolated final class WorkerProcess {
  /// The language of its app; nil for the app's own.
  let language: String?
  private let child: ChildProcess
  private var jobs: Int32?
  private let results: FileHandle
  private let complaints: FileHandle
  private var unread = Data()

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - language: The language of its app; nil for the app's own.
  ///   - folder: The folder for its error output.
  /// - Throws: ShellError if it cannot be started.
  init(arguments: [String], language: String?, folder: RunFolder) throws(ShellError) {
    self.language = language
    complaints = try folder.scratchFile()
    let (jobs, results) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    self.jobs = jobs.writing
    self.results = FileHandle(fileDescriptor: results.reading, closeOnDealloc: true)
    defer {
      close(jobs.reading)
      close(results.writing)
    }
    var environment = LastWords.environment
    if let language { environment[AppLanguage.variable] = language }
    child = try ChildProcess(
      arguments, environment: environment,
      input: jobs.reading, output: results.writing, errors: complaints.fileDescriptor)
  }

  deinit { closeJobs() }

  /// Sends a job and waits for its end; a child of which a run takes longer is killed.
  func perform<Result: Codable & Sendable>(
    _ job: VerifyJob, within seconds: Double
  ) -> JobEnd<Result> {
    guard let jobs, let text = try? JSONEncoder().encode(job),
      (text + Data([Self.lineEnd])).write(to: jobs) == nil
    else { return .died(in: nil) }
    var step: SourcePosition?
    var end = Monotonic.milliseconds + seconds * 1000
    while let answer = nextAnswer(until: end) {
      switch try? JSONDecoder().decode(WorkerNote<Result>.self, from: answer) {
      case .run: (step, end) = (nil, Monotonic.milliseconds + seconds * 1000)
      case .step(let next): step = next
      case .result(let result): return .done(result)
      case nil: return .died(in: step)
      }
    }
    guard Monotonic.milliseconds >= end else { return .died(in: step) }
    kill(child.id, SIGKILL)
    finish()
    return .hung(in: step, seconds: seconds)
  }

  /// Closes the jobs and waits for the child to end.
  func finish() {
    closeJobs()
    child.end()
  }

  /// The error message of a child that died.
  func lastWords() -> String {
    finish()
    return LastWords.sentence(in: complaint) ?? "the program ended with code \(end.code)"
  }

  /// All of its error output so far.
  var complaint: String {
    try? complaints.seek(toOffset: 0)
    return String(decoding: (try? complaints.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// How it ended, which is waited for.
  var end: ChildProcess.End { child.end() }

  /// The error of a child that did not die of an app's fault, such as a missing library or
  /// unwritable results.
  ///
  /// It needs the result of ``lastWords()``.
  func ownFailure(_ words: String) -> ShellError? {
    guard case .exited(let status) = end, let code = ShellError.Code(rawValue: status),
      [.unavailable, .cannotWrite].contains(code)
    else { return nil }
    let name = "\(Program.name): "
    return .child(
      code, words: words.hasPrefix(name) ? String(words.dropFirst(name.count)) : words)
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private func closeJobs() {
    if let jobs { close(jobs) }
    jobs = nil
  }

  /// Waits for its next line; nil if it ended, or the clock shows so many milliseconds.
  func nextAnswer(until end: Double = .infinity) -> Data? {
    while true {
      if let end = unread.firstIndex(of: Self.lineEnd) {
        defer { unread = Data(unread[(end + 1)...]) }
        return Data(unread[..<end])
      }
      guard waitForMore(until: end) else { return nil }
      let more = results.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
    }
  }

  /// Waits for something to read, or the end of it; false if the time is over before.
  private func waitForMore(until end: Double) -> Bool {
    while true {
      let left = max(0, end - Monotonic.milliseconds)
      var state = pollfd(fd: results.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // More than an hour is waited for in parts, as poll counts in small numbers. What is there counts
      // even if the time is over, as while this process was stopped.
      if poll(&state, 1, Int32(min(left.rounded(.up), 3_600_000))) > 0 { return true }
      if left == 0 { return false }
    }
  }
}
