import NavigationKit

nonisolated extension ScenarioStep.ElementQuery {
  /// Whether an element is meant, and is as it should be.
  func matches(_ element: ScreenInspection.Element) -> Bool {
    means(element) && differences(from: element).isEmpty
  }

  /// The only element that is meant, if it is not as it should be.
  func otherwise(among elements: [ScreenInspection.Element]) -> ScreenInspection.Element? {
    guard role ?? label ?? text ?? identifier != nil else { return nil }
    let meant = elements.filter(means)
    return meant.count == 1 ? meant[0] : nil
  }

  /// Whether an element is meant, by what does not change as it is used.
  private func means(_ element: ScreenInspection.Element) -> Bool {
    (role == nil || role == element.role) && (label == nil || label == element.label)
      && (identifier == nil || identifier == element.identifier)
      && (text.map(element.says) ?? true)
  }

  /// What an element is that it should not be, in words.
  func differences(from element: ScreenInspection.Element) -> [String] {
    var differences: [String] = []
    if let value, value != element.value {
      differences.append(
        element.value.map { "its value is “\($0)”, expected “\(value)”" }
          ?? "it has no value, expected “\(value)”")
    }
    if let detail, !element.details.contains(detail) {
      let details = element.details.map { "“\($0)”" }.joined(separator: ", ")
      differences.append(
        details.isEmpty
          ? "it says nothing more, expected “\(detail)”"
          : "it says \(details), expected “\(detail)”")
    }
    let states = [
      (isSelected, element.isSelected, "selected"), (isFocused, element.isFocused, "focused"),
      (isEnabled, element.isEnabled, "enabled"),
    ]
    return differences
      + states.filter { $0.0 != nil && $0.0 != $0.1 }.map { "it is \($0.1 ? "" : "not ")\($0.2)" }
  }

  /// The element that is meant.
  var name: String {
    let parts = [role, (label ?? text).map { "“\($0)”" }, identifier.map { "#\($0)" }]
    let name = parts.compactMap(\.self).joined(separator: " ")
    return name.isEmpty ? "an element" : name
  }

  /// The element that is meant, and what it should be.
  var words: String {
    let states = [(isSelected, "selected"), (isFocused, "focused"), (isEnabled, "enabled")]
      .compactMap { state, word in state.map { $0 ? word : "not \(word)" } }
    let facts =
      [value.map { "value “\($0)”" }, detail.map { "saying “\($0)”" }].compactMap(\.self) + states
    return name + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
  }
}

nonisolated extension ScreenInspection.Element {
  /// Whether a person reads a text in it: as its label, as one of its further texts, or in a field.
  fileprivate func says(_ text: String) -> Bool {
    label == text || details.contains(text)
      || value == text && StageElement.Role(rawValue: role)?.isField == true
  }
}
