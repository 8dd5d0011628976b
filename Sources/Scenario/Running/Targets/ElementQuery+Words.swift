nonisolated extension ScenarioStep.ElementQuery {
  /// The element that is meant.
  var name: String {
    let parts = [
      role, label.map { "\($0)" } ?? text.map { "“\($0)”" }, identifier.map { "#\($0)" },
    ]
    let name = parts.compactMap(\.self).joined(separator: " ")
    return name.isEmpty ? "an element" : name
  }

  /// The element that is meant, what it should be and where.
  var words: String {
    let states = [(isSelected, "selected"), (isFocused, "focused"), (isEnabled, "enabled")]
      .compactMap { state, word in state.map { $0 ? word : "not \(word)" } }
    let facts =
      [value.map { "value “\($0)”" }, detail.map { "saying “\($0)”" }].compactMap(\.self) + states
    let places = relations.map { " \($0.kind.rawValue) \($0.element.words)" }.joined()
    return name + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))") + places
      + (number.map { ", number \($0)" } ?? "")
  }
}
