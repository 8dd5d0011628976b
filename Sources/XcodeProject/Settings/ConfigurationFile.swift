import Foundation

/// The lines of an `.xcconfig` file.
struct ConfigurationFile: Hashable {
  /// A line of it.
  enum Line: Hashable {
    /// The lines of another file, which need not be there if it `isOptional`.
    case include(path: String, isOptional: Bool)
    case setting(name: String, value: String)
  }

  /// Its lines in their order, in which later ones count more.
  let lines: [Line]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { Self.line(String($0)) }
  }

  private static func line(_ text: String) -> Line? {
    let text = text.split(separator: "//", omittingEmptySubsequences: false)[0]
      .trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#include") { return include(text) }
    // The name may have conditions, which have such signs, too.
    guard let match = text.wholeMatch(of: /([^=\[]+(?:\[[^\]]*\])*)\s*=(.*)/) else { return nil }
    let name = match.output.1.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return nil }
    return .setting(name: name, value: match.output.2.trimmingCharacters(in: .whitespaces))
  }

  private static func include(_ text: String) -> Line? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    return .include(path: String(parts[1]), isOptional: parts[0].hasPrefix("#include?"))
  }
}
