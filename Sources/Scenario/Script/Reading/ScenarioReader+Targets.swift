import NavigationKit
import Yams

nonisolated extension ScenarioReader {
  /// Reads the target of a touch: a label, a label with a role, or a point.
  mutating func target(_ node: Node?, for name: String) -> ScenarioStep.Target? {
    guard let node else { return nil }
    switch node {
    case .sequence: return point(node, for: name).map { .point($0) }
    case .mapping: return element(node)
    case .scalar where !node.isNothing:
      return text(node, for: name).map { .element(label: $0, role: nil) }
    case .scalar, .alias:
      report(node, for: name, expected: .target)
      return nil
    }
  }

  private mutating func element(_ node: Node) -> ScenarioStep.Target? {
    guard let entries = entries(of: node, .target) else { return nil }
    let role = role(entries[PartKey.role])
    let label = text(entries[PartKey.label], for: "label")
    if role == nil, entries[PartKey.role] != nil { return nil }
    return label.map { .element(label: $0, role: role) }
  }

  private mutating func role(_ node: Node?) -> String? {
    let roles = StageElement.Role.allCases.map { ($0.rawValue, $0.rawValue) }
    return choice(node, for: "role", among: roles)
  }

  // MARK: Expected elements

  /// Reads what is expected of elements: a text that one says, or its role, value, state and so on.
  mutating func queries(_ node: Node?, for name: String) -> [ScenarioStep.ElementQuery] {
    guard let node else { return [] }
    return each(of: node, for: name).compactMap { node in
      if case .mapping = node { return query(node) }
      return text(node, for: name).map(ScenarioStep.ElementQuery.init(text:))
    }
  }

  private mutating func query(_ node: Node) -> ScenarioStep.ElementQuery? {
    guard let entries = entries(of: node, .element) else { return nil }
    if entries.nodes.isEmpty, node.mapping?.isEmpty == true {
      report(.expectsNothing, at: node.place)
    }
    var query = ScenarioStep.ElementQuery()
    query.role = role(entries[PartKey.role])
    query.label = text(entries[PartKey.label], for: "label", canBeEmpty: true)
    query.identifier = text(entries[PartKey.id], for: "id")
    query.value = text(entries[PartKey.value], for: "value", canBeEmpty: true)
    query.detail = text(entries[PartKey.detail], for: "detail")
    query.isSelected = flag(entries[PartKey.selected], for: "selected")
    query.isEnabled = flag(entries[PartKey.enabled], for: "enabled")
    query.isFocused = flag(entries[PartKey.focused], for: "focused")
    return query
  }
}
