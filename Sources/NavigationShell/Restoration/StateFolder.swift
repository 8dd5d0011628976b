import Foundation

/// Where the desktop wants programs to keep what lasts from one start to the next.
nonisolated enum StateFolder {
  /// This program's folder; nil where there is no home for it.
  ///
  /// - Parameter environment: Where `XDG_STATE_HOME` or `HOME` says where programs keep such things.
  static func url(environment: [String: String]) -> URL? {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    return (state ?? home).map {
      URL(fileURLWithPath: $0).appending(path: Program.name, directoryHint: .isDirectory)
    }
  }
}
