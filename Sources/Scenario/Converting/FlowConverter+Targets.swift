import Foundation
import Yams

nonisolated extension FlowConverter {
  /// A selector as a target.
  mutating func target(_ node: Node) -> String {
    guard let mapping = node.mapping else {
      if node.string?.isEmpty ?? true { hasEmptyTarget = true }
      return label(node.string ?? "")
    }
    if mapping["id"] == nil, mapping["text"] == nil, let text = mapping["point"]?.string,
      let point = point(text)
    {
      return point
    }
    var entries: [(String, String)] = []
    for (key, value) in mapping { entries += entry(key, value) }
    if entries.isEmpty { hasEmptyTarget = true }
    if entries.count == 1, entries[0].0 == "label" { return entries[0].1 }
    return "{" + entries.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private mutating func entry(_ key: Node, _ value: Node) -> [(String, String)] {
    let text = value.string ?? ""
    switch key.string ?? "" {
    case "text":
      return [
        Self.isPattern(text) ? ("matches", Self.pattern(text)) : ("label", Self.text(text))
      ]
    case "id": return [("id", identifier(text, at: value))]
    case "index":
      guard let index = Int(text) else { return leftOut(key) }
      return [("nth", "\(index < 0 ? index : index + 1)")]
    case "point":
      let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2,
        parts.allSatisfy({ Double($0.hasSuffix("%") ? String($0.dropLast()) : $0) != nil })
      else {
        return leftOut(key)
      }
      return [("at", YAMLText.list(parts))]
    case "below", "above": return [(key.string ?? "", target(value))]
    case "leftOf": return [("before", target(value))]
    case "rightOf": return [("after", target(value))]
    case "childOf": return [("in", target(value))]
    case "enabled", "selected", "focused": return [(key.string ?? "", text)]
    case "checked": return [("value", text == "true" ? "\"on\"" : "\"off\"")]
    case "optional", "label", "repeat", "delay", "retryTapIfNoChange",
      "waitToSettleTimeoutMs":
      return []
    default: return leftOut(key)
    }
  }

  /// An identifier, which is a pattern in Maestro, and no more than its letters here.
  private mutating func identifier(_ text: String, at node: Node) -> String {
    let letters = text.replacing(/\\([^\w\s])/) { $0.output.1 }
    if Self.isPattern(letters) {
      note("an id is no pattern: write all of it, or give the label with matches", at: node)
    }
    return Self.text(letters)
  }

  private mutating func leftOut(_ key: Node) -> [(String, String)] {
    note("a target has no “\(key.string ?? "")”: say where it is with in, below or nth", at: key)
    return []
  }

  private func label(_ text: String) -> String {
    Self.isPattern(text) ? "{matches: \(Self.pattern(text))}" : Self.text(text)
  }

  /// Whether a text is meant as a regular expression: one with a wildcard, a class or an escape.
  ///
  /// A parenthesis or a question mark alone is part of a label.
  private static func isPattern(_ text: String) -> Bool {
    [".*", ".+", "\\", "[", "|", "^"].contains { text.contains($0) }
  }

  /// Maestro's patterns ignore case.
  private static func pattern(_ text: String) -> String {
    "'(?i)\(text.replacingOccurrences(of: "'", with: "''"))'"
  }
}
