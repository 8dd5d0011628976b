import Foundation
import Snapshot

/// Standard output, kept for answers: what the app prints itself goes elsewhere.
nonisolated final class ReservedOutput: Sendable {
  private let descriptor: Int32

  /// Keeps standard output, and points its number at another descriptor, for the app.
  init(appOutput: Int32) {
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    dup2(appOutput, STDOUT_FILENO)
  }

  deinit { close(descriptor) }

  /// Writes an answer.
  ///
  /// - Throws: ShellError if nobody takes it.
  func write(_ answer: Data) throws(ShellError) {
    guard let code = answer.write(to: descriptor) else { return }
    throw .cannotWrite(.file(WriteError(path: "standard output", code: code), orElse: nil))
  }

  /// Writes a line.
  ///
  /// - Throws: ShellError if nobody takes it.
  func say(_ line: String) throws(ShellError) { try write(Data("\(line)\n".utf8)) }
}
