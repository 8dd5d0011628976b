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
    let roles = StageElement.Role.allCases.map { ($0.rawValue, $0.rawValue) }
    let role = choice(entries[PartKey.role], for: "role", among: roles)
    let label = text(entries[PartKey.label], for: "label")
    if role == nil, entries[PartKey.role] != nil { return nil }
    return label.map { .element(label: $0, role: role) }
  }
}
