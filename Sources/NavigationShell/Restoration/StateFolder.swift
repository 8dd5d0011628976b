import Foundation

/// The folder for state that programs keep between runs, by the desktop's conventions (XDG).
nonisolated enum StateFolder {
  /// This program's folder; nil if neither variable is an absolute path.
  ///
  /// - Parameter environment: The environment, with `XDG_STATE_HOME` or `HOME`.
  static func url(environment: [String: String]) -> URL? {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    return (state ?? home).map {
      URL(fileURLWithPath: $0).appending(path: Program.name, directoryHint: .isDirectory)
    }
  }
}
