import Foundation
import SDLShell
import Snapshot
import Synchronization

/// Prints all output of the program.
///
/// Control characters in names and labels are escaped, so that a line stays one line and a terminal
/// only shows it.
nonisolated enum Console {
  /// The `errno` of the first failure to write standard output.
  private static let failure = Mutex<Int32?>(nil)

  /// Prints a line.
  static func say(_ line: String) { write(line.onOneLine + "\n") }

  /// Prints a text of several lines.
  static func say(text: String) {
    write(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)".onOneLine }
        .joined(separator: "\n") + "\n")
  }

  /// Writes escaped text without buffering; after a failure the program goes on and reports it at
  /// its end.
  static func write(_ text: String) {
    failure.withLock { failure in
      // The app's buffered output comes first.
      let code = fflush(nil) == 0 ? nil : errno
      failure = failure ?? code ?? Data(text.utf8).write(to: STDOUT_FILENO)
    }
  }

  /// Prints an error message that starts with the program's name.
  static func complain(_ lines: [String]) {
    let text = "\(Program.name): " + lines.map(\.onOneLine).joined(separator: "\n") + "\n"
    _ = Data(text.utf8).write(to: STDERR_FILENO)
  }

  /// Prints that a picture that was drawn cannot be read.
  static func complain(brokenPicture origin: PictureOrigin) {
    complain(["\(origin): it cannot be read as a picture, so a mark stands for it; mend it"])
  }

  /// Exits with a code, or with that of a failure to write.
  static func end(_ code: Int32) -> Never {
    write("")
    guard let reason = failure.withLock({ $0 }) else { exit(code) }
    complain([WriteError(path: "standard output", code: reason).description])
    exit(max(code, ShellError.Code.cannotWrite.rawValue))
  }
}
