import ArgumentParser
import Foundation
import Snapshot

/// Has a process of its own take an app through its screens, and tells what was done until then where
/// the app ends it.
struct WatchedWalk {
  /// The flag with which that process runs the same command and tells each path before it is gone.
  nonisolated static let flag = NameSpecification.customLong(flagName)
  nonisolated private static let flagName = "tells-paths"
  /// What it tells after the last path.
  static let end = "written"
  /// How that process ends where it complains of itself; an app may end it with any other code.
  private static let complaints = [
    ShellError.Code.usage, .badInput, .noInput, .unavailable, .cannotWrite,
  ]
  .map(\.rawValue)

  /// The app's name.
  let app: String

  /// - Throws: ShellError if the app ends the program. What the program complains of itself ends this
  ///   one, too.
  func run() throws(ShellError) {
    var arguments = CommandLine.arguments
    arguments.replaceSubrange(...1, with: ["share", "--\(Self.flagName)"])
    let worker = try WorkerProcess(
      arguments: arguments, language: nil, folder: RunFolder(NSTemporaryDirectory()))
    var last = AppPath().words
    while let line = worker.nextAnswer() { last = String(decoding: line, as: UTF8.self) }
    let words = worker.lastWords()
    let isDone = last == Self.end
    if case .exited(let code) = worker.end, isDone || Self.complaints.contains(code) {
      _ = Data(worker.complaint.utf8).write(to: STDERR_FILENO)
      if isDone { return }
      Console.end(code)
    }
    throw .internalFault(.appStopped(app: app, path: last, words: words))
  }
}
