import Foundation

nonisolated extension ScenarioStep.Action {
  /// The value of a step with several fingers, of one that scrolls, types or waits.
  var gestureValue: String? {
    switch self {
    case .moveFingers(let ends, let seconds):
      YAMLText.mapping(
        [(.fingers, Self.yaml(ends))]
          + (seconds == 0 ? [] : [(.over, YAMLText.number(seconds))]))
    case .longPress(let target, let seconds):
      seconds == ScenarioStep.pressDuration
        ? target.yaml
        : YAMLText.mapping([(.at, target.yaml), (.duration, YAMLText.number(seconds))])
    case .pinch(let target, let amount, let seconds), .turn(let target, let amount, let seconds):
      YAMLText.mapping([
        (.at, target.yaml), (.by, YAMLText.number(amount)), (.over, YAMLText.number(seconds)),
      ])
    case .scroll(let area, .by(let distance)):
      YAMLText.mapping([(.inside, area.yaml), (.by, distance.yaml)])
    case .scroll(let area, .to(let end)):
      YAMLText.mapping([(.inside, area.yaml), (.to, end.rawValue)])
    case .scrollTo(let search): search.yaml
    case .enter(let field, let text):
      YAMLText.mapping([(.inside, field.yaml), (.text, YAMLText.text(text))])
    case .waitFor(let wait): wait.yaml
    default: nil
    }
  }

  private static func yaml(_ ends: [Int: CGPoint]) -> String {
    let ends = ends.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.yaml)" }
    return "{" + ends.joined(separator: ", ") + "}"
  }
}

nonisolated extension ScenarioStep.ScrollTo {
  /// The target alone, unless more is said.
  fileprivate var yaml: String {
    var entries: [(PartKey, String)] = []
    if let area { entries.append((.inside, area.yaml)) }
    if let direction { entries.append((.towards, direction.rawValue)) }
    if limit != Self.standardLimit { entries.append((.atMost, "\(limit)")) }
    return entries.isEmpty
      ? target.yaml : YAMLText.mapping([(.target, target.yaml)] + entries)
  }
}

nonisolated extension ScenarioStep.WaitFor {
  fileprivate var yaml: String {
    let elements = [(PartKey.present, present), (.absent, absent)].filter { !$0.1.isEmpty }
      .map { ($0.0, YAMLText.list($0.1.map(\.yaml))) }
    return YAMLText.mapping(
      elements
        + (limit == Self.standardLimit ? [] : [(.atMost, YAMLText.number(limit))]))
  }
}
