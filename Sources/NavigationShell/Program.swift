import Foundation

/// The running program, as its user knows it.
nonisolated enum Program {
  /// The name it was started by.
  static var name: String {
    let path = ProcessInfo.processInfo.arguments.first ?? "navshell"
    return URL(fileURLWithPath: path).lastPathComponent
  }
}
