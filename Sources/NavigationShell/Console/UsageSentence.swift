import ArgumentParser
import Foundation

/// Rewords the argument parser's error messages.
nonisolated enum UsageSentence {
  /// Our wording of a message; the parser's own if it is not known.
  static func of(_ message: String) -> String {
    let text = message.trimmingCharacters(in: .whitespacesAndNewlines)
    for (pattern, sentence) in patterns {
      guard let match = text.wholeMatch(of: pattern.dotMatchesNewlines()) else { continue }
      return sentence(match.output.map { $0.substring.map(String.init) ?? "" })
    }
    return text
  }

  /// Checks that the path of an option is not empty.
  static func path(_ text: String, of option: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError(.emptyPath(option: option)) }
    return text
  }

  private typealias Pattern = (Regex<AnyRegexOutput>, @Sendable ([String]) -> String)

  private static var patterns: [Pattern] {
    [
      (regex("Unknown option '(.+?)'(?:. Did you mean '(.+)'\\?)?"), unknown),
      (regex("(?:Unexpected argument|[0-9]+ unexpected arguments:) (.+)"), { surplus($0[1]) }),
      (regex("Missing expected argument '(.+)'"), { missing($0[1]) }),
      (regex("Missing value for '(.+)'"), { "\(option($0[1])) needs something behind it" }),
      (
        regex("The option '(.+?)' does not take any value, but '(.*)' was specified."),
        { "\($0[1]) takes nothing behind it, found “\($0[2])”" }
      ),
      (
        regex("The value '(.*)' is invalid for '(.+?)'. Please provide one of (.+)\\."),
        { "\(option($0[2])) is \(choice($0[3])), found “\($0[1])”" }
      ),
      (regex("The value '.*' is invalid for '[^']+': (.+)"), { $0[1] }),
      (
        regex("The value '(.*)' is invalid for '(.+?)'"),
        { "\(option($0[2])) is a whole number, found “\($0[1])”" }
      ),
    ]
  }

  private static func regex(_ pattern: String) -> Regex<AnyRegexOutput> {
    // Any test would notice an invalid pattern.
    (try? Regex(pattern)) ?? Regex(verbatim: pattern)
  }

  private static func unknown(_ parts: [String]) -> String {
    let question = parts[2].isEmpty ? "--help lists them" : "did you mean \(parts[2])?"
    return "there is no option \(parts[1]) here: \(question)"
  }

  private static func surplus(_ list: String) -> String {
    let names = list.dropFirst().dropLast().components(separatedBy: "', '").map { "“\($0)”" }
    let verb = names.count == 1 ? "is" : "are"
    return "\(names.joined(separator: " and ")) \(verb) too much here: --help says what is expected"
  }

  private static func missing(_ name: String) -> String {
    switch name {
    case "<scenarios> ...": "name what is meant: the scenarios, or folders of them"
    case "<parts> ...": "name what is meant: the folders that the parts left"
    default: "\(option(name)) is missing"
    }
  }

  /// An option without its value's name, or an argument's name without brackets.
  private static func option(_ name: String) -> String {
    name.hasPrefix("-")
      ? String(name.prefix { $0 != " " }) : name.filter { !"<>".contains($0) }
  }

  private static func choice(_ list: String) -> String {
    list.replacingOccurrences(of: "'", with: "").replacingOccurrences(of: " and ", with: " or ")
  }
}
