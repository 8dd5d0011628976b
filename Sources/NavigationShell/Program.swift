import Foundation
import Synchronization

/// The running program.
nonisolated enum Program {
  /// The name it was started by.
  static var name: String {
    let path = ProcessInfo.processInfo.arguments.first ?? "navshell"
    return URL(fileURLWithPath: path).lastPathComponent
  }

  /// The version of the shell, as the changelog counts.
  static let version = "0.1.0"

  /// Whether it has the shell's commands, so that it can be started again as a child.
  static var hasCommands: Bool { answers.load(ordering: .relaxed) }

  /// Records that it has the shell's commands.
  static func answersCommands() { answers.store(true, ordering: .relaxed) }

  private static let answers = Atomic(false)

  /// Sets a fixed time zone and locale, so that apps show the same everywhere.
  ///
  /// It has to be called before anything reads them, as Foundation caches them.
  static func useFixedLocaleAndTimeZone() {
    setenv("TZ", "UTC", 1)
    setenv("LC_ALL", "en_US.UTF-8", 1)
  }

  /// Takes a signal although the parent blocks it.
  static func unblock(_ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
