import Foundation

/// What a child said of its end on standard error.
nonisolated enum LastWords {
  /// The environment of a child that says it shortly: a backtrace takes seconds and is not shown.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  /// The reason of a crash, else the last line; nil if nothing was said.
  static func sentence(in errors: String) -> String? {
    let lines = errors.split(separator: "\n")
    let line = lines.first { $0.contains(fatal) } ?? lines.last
    return line?.replacingOccurrences(of: fatal, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// The text that Swift prints between the location of a crash and its reason.
  private static let fatal = "Fatal error: "
}
