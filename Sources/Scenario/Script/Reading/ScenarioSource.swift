import Foundation

/// A file that a scenario is made of besides its own: a part, or the defaults of its folder.
public nonisolated enum ScenarioSource: Hashable, Sendable {
  /// Its text.
  case text(String)
  /// There is no such file.
  case absent
  /// It cannot be read; the words say why.
  case unreadable(String)

  /// The end of a part's name.
  public static let partEnding = ".part.yaml"
  /// The name of the file with what holds for all scenarios of a folder.
  public static let defaultsName = "defaults.yaml"

  /// The path of the defaults that hold for a scenario.
  public static func defaults(besides file: String) -> String { path(defaultsName, besides: file) }

  /// The path of a file that another names, from the current folder.
  static func path(_ name: String, besides file: String) -> String {
    guard !name.hasPrefix("/") else { return name }
    var parts: [Substring] = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in name.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty, last != "." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
