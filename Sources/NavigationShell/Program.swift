import Foundation
import Synchronization

/// The running program, as its user knows it.
nonisolated enum Program {
  /// The name it was started by.
  static var name: String {
    let path = ProcessInfo.processInfo.arguments.first ?? "navshell"
    return URL(fileURLWithPath: path).lastPathComponent
  }

  /// Whether it answers the commands of a shell, so that it can be started again for one of them.
  static var hasCommands: Bool { answers.load(ordering: .relaxed) }

  /// Notes that it does.
  static func answersCommands() { answers.store(true, ordering: .relaxed) }

  private static let answers = Atomic(false)

  /// Sees to it that apps show the same hour and the same language wherever they run.
  ///
  /// To be called before anything asks for them, since Foundation keeps the answers.
  static func forgetTheMachine() {
    setenv("TZ", "UTC", 1)
    setenv("LC_ALL", "en_US.UTF-8", 1)
  }
}
