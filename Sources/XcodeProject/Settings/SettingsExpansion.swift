import Foundation

/// Puts the values of settings in place of their names.
///
/// Settings may name themselves, or double at each step: names that are being looked up expand to
/// nothing, and the number of names is limited.
struct SettingsExpansion {
  private let values: [String: String]
  private var active: Set<String> = []
  private var budget = 1000

  init(values: [String: String]) { self.values = values }

  /// A text without names of settings.
  mutating func expanded(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let name = Self.firstName(in: rest) {
      result += rest[..<name.range.lowerBound]
      result += value(of: expanded(String(rest[name.inner])))
      rest = rest[name.range.upperBound...]
    }
    return result + rest
  }

  /// The first `$(NAME)`, whose name may have others inside.
  private static func firstName(
    in text: Substring
  ) -> (range: Range<String.Index>, inner: Range<String.Index>)? {
    guard let start = text.firstRange(of: /\$[({]/) else { return nil }
    var depth = 1
    var index = start.upperBound
    while index < text.endIndex {
      if "({".contains(text[index]) { depth += 1 }
      if ")}".contains(text[index]) { depth -= 1 }
      if depth == 0 {
        return (start.lowerBound..<text.index(after: index), start.upperBound..<index)
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The value of a name, changed by the operations behind its colons.
  private mutating func value(of text: String) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    budget -= 1
    guard budget > 0, active.insert(name).inserted else { return "" }
    defer { active.remove(name) }
    return parts.dropFirst().reduce(expanded(values[name] ?? "")) { Self.written($0, as: $1) }
  }

  private static func written(_ value: String, as operation: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": value.moduleName
    case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.-]/, with: "-")
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where operation.hasPrefix("default="):
      value.isEmpty ? String(operation.dropFirst("default=".count)) : value
    default: value
    }
  }
}

extension String {
  /// The text as the name of a module: letters, digits and low lines.
  package var moduleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
