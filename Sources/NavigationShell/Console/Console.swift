import Foundation
import Snapshot
import Synchronization

/// What the program says: every line leaves it here.
///
/// Whatever names and labels hold, a line is one line, and a terminal does nothing but show it.
nonisolated enum Console {
  /// Why standard output cannot be written, by the system's error number.
  private static let failure = Mutex<Int32?>(nil)

  /// Says a line.
  static func say(_ line: String) { write(line.onOneLine + "\n") }

  /// Says a text that has several lines.
  static func say(text: String) {
    write(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)".onOneLine }
        .joined(separator: "\n") + "\n")
  }

  /// Writes at once what is harmless already; if that fails, the program goes on and says so at its
  /// end.
  static func write(_ text: String) {
    failure.withLock { failure in
      // What an app printed before comes before.
      let code = fflush(nil) == 0 ? nil : errno
      failure = failure ?? code ?? Data(text.utf8).write(to: STDOUT_FILENO)
    }
  }

  /// Complains, in the program's name.
  static func complain(_ lines: [String]) {
    let text = "\(Program.name): " + lines.map(\.onOneLine).joined(separator: "\n") + "\n"
    _ = Data(text.utf8).write(to: STDERR_FILENO)
  }

  /// Ends the program, worse if not all could be said.
  static func end(_ code: Int32) -> Never {
    write("")
    guard let reason = failure.withLock({ $0 }) else { exit(code) }
    complain([WriteError(path: "standard output", code: reason).description])
    exit(max(code, ShellError.Code.cannotWrite.rawValue))
  }
}
