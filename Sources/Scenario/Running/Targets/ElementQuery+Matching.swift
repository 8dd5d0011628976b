import NavigationKit

nonisolated extension ScenarioStep.ElementQuery {
  /// The test whether an element by itself is as the query asks, wherever it is.
  ///
  /// An expression that takes too long ends the test with an error.
  func test(
    by reading: TextReading
  ) -> (ScreenInspection.Element) throws(SlowExpression) -> Bool {
    let isMeant = identityTest(by: reading)
    return { element throws(SlowExpression) in
      try isMeant(element) && differences(from: element).isEmpty
    }
  }

  /// The test whether an element is meant, by what does not change as it is used.
  private func identityTest(
    by reading: TextReading
  ) -> (ScreenInspection.Element) throws(SlowExpression) -> Bool {
    let isLabel = label?.test
    return { element throws(SlowExpression) in
      guard role == nil || role == element.role,
        identifier == nil || identifier == element.identifier
      else { return false }
      if let isLabel {
        guard let label = element.label(reading), try isLabel(label) else { return false }
      }
      guard let text else { return true }
      return element.texts(reading).contains { $0.reads(as: text) }
    }
  }

  /// The only element that is meant, if it is not as it should be.
  func otherwise(among elements: [ScreenInspection.Element]) -> ScreenInspection.Element? {
    guard role ?? text ?? identifier != nil || label != nil, relations.isEmpty, number == nil
    else { return nil }
    let meant = try? elements.filter(identityTest(by: .any))
    return meant?.count == 1 ? meant?[0] : nil
  }

  /// What an element is that it should not be, in words.
  func differences(from element: ScreenInspection.Element) -> [String] {
    var differences: [String] = []
    if let value, element.value?.reads(as: value) != true {
      differences.append(
        element.value.map { "its value is “\($0)”, expected “\(value)”" }
          ?? "it has no value, expected “\(value)”")
    }
    if let detail, !element.details.contains(where: { $0.reads(as: detail) }) {
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
}

nonisolated extension ScreenInspection.Element {
  /// What may stand for its label.
  fileprivate func label(_ reading: TextReading) -> String? {
    switch reading {
    case .label, .any: label
    case .field: fieldTexts.first
    case .detail: nil
    }
  }

  /// What a person reads in it at a place.
  fileprivate func texts(_ reading: TextReading) -> [String] {
    switch reading {
    case .label: [label]
    case .field: fieldTexts
    case .detail: details
    case .any: [label] + details + fieldTexts
    }
  }

  private var fieldTexts: [String] {
    StageElement.Role(rawValue: role)?.isField == true ? [value].compactMap(\.self) : []
  }
}
