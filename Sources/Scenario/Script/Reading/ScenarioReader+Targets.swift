import Foundation
import NavigationKit
import Yams

nonisolated extension ScenarioReader {
  /// Reads the target of a touch: a label, what else an element has, or a point.
  mutating func target(_ node: Node?, for name: String) -> ScenarioStep.Target? {
    guard let node else { return nil }
    switch node {
    case .sequence: return point(node, for: name).map { .point($0) }
    case .mapping:
      guard let entries = entries(of: node, .target) else { return nil }
      let query = query(entries, of: node, .emptyTarget)
      let place = entries[PartKey.at].map { innerPoint($0) }
      if case .some(nil) = place { return nil }
      return query.map { .element($0, at: place ?? nil) }
    case .scalar where !node.isNothing:
      return text(node, for: name).map { .element(ScenarioStep.ElementQuery(text: $0)) }
    case .scalar, .alias:
      report(node, for: name, expected: .target)
      return nil
    }
  }

  // MARK: Elements

  /// Reads what is asked of several elements.
  mutating func queries(_ node: Node?, for name: String) -> [ScenarioStep.ElementQuery] {
    guard let node else { return [] }
    return each(of: node, for: name).compactMap { query($0, for: name) }
  }

  /// Reads what is asked of an element: a text that it says, or its role, value, state and so on.
  mutating func query(_ node: Node?, for name: String) -> ScenarioStep.ElementQuery? {
    guard let node else { return nil }
    switch node {
    case .mapping: return entries(of: node, .element).flatMap { query($0, of: node) }
    case .scalar where !node.isNothing:
      return text(node, for: name).map(ScenarioStep.ElementQuery.init(text:))
    case .scalar, .sequence, .alias:
      report(node, for: name, expected: .element)
      return nil
    }
  }

  /// Reads the keys of an element; nil if one of them is invalid.
  mutating func query(
    _ entries: Entries, of node: Node, _ emptiness: ScenarioProblem.Reason = .expectsNothing
  ) -> ScenarioStep.ElementQuery? {
    let before = problemCount
    let asked = entries.nodes.keys.filter { MappingForm.element.keys.contains($0) }
    if asked.isEmpty, entries.nodes.count == node.mapping?.count {
      report(emptiness, at: node.place)
    }
    var query = ScenarioStep.ElementQuery()
    query.role = role(entries[PartKey.role])
    query.label = label(entries)
    query.identifier = text(entries[PartKey.id], for: "id")
    query.value = text(entries[PartKey.value], for: "value", canBeEmpty: true)
    query.detail = text(entries[PartKey.detail], for: "detail")
    query.isSelected = flag(entries[PartKey.selected], for: "selected")
    query.isEnabled = flag(entries[PartKey.enabled], for: "enabled")
    query.isFocused = flag(entries[PartKey.focused], for: "focused")
    query.relations = ScenarioStep.ElementRelation.Kind.allCases.compactMap { kind in
      self.query(entries[kind], for: kind.rawValue).map { ScenarioStep.ElementRelation(kind, $0) }
    }
    query.number = number(entries[PartKey.nth])
    return problemCount == before ? query : nil
  }

  private mutating func role(_ node: Node?) -> String? {
    let roles = StageElement.Role.allCases.map { ($0.rawValue, $0.rawValue) }
    return choice(node, for: "role", among: roles)
  }

  private mutating func label(_ entries: Entries) -> TextPattern? {
    let label = text(entries[PartKey.label], for: "label", canBeEmpty: true)
    guard let node = entries[PartKey.matches] else { return label.map(TextPattern.exact) }
    if entries[PartKey.label] != nil { report(.labelAndMatches, at: node.place) }
    return expression(node)
  }

  /// Reads a regular expression.
  mutating func expression(_ node: Node) -> TextPattern? {
    guard let pattern = text(node, for: "matches") else { return nil }
    do {
      _ = try TextExpression(pattern)
    } catch {
      report(.noExpression(node.value), at: node.place)
      return nil
    }
    return .matching(pattern)
  }

  /// Reads a text, or a mapping with a regular expression.
  mutating func pattern(_ node: Node?, for name: String) -> TextPattern? {
    guard let node else { return nil }
    guard case .mapping = node else {
      return text(node, for: name, canBeEmpty: true).map(TextPattern.exact)
    }
    return entries(of: node, .pattern(name))?[PartKey.matches].flatMap { expression($0) }
  }

  private mutating func number(_ node: Node?) -> Int? {
    guard let number = whole(node, for: "nth", .nth) else { return nil }
    if number == 0 { report(.nothNumber, at: node?.place ?? SourcePosition(line: 1, column: 1)) }
    return number
  }

  // MARK: Places inside

  private mutating func innerPoint(_ node: Node) -> ScenarioStep.InnerPoint? {
    guard case .sequence(let list) = node, list.count == 2 else {
      report(node, for: "at", expected: .innerPoint)
      return nil
    }
    let (x, y) = (distance(list[0]), distance(list[1]))
    guard let x, let y else { return nil }
    return ScenarioStep.InnerPoint(x: x, y: y)
  }

  private mutating func distance(_ node: Node) -> ScenarioStep.InnerPoint.Distance? {
    guard let word = filled(node) else { return nil }
    guard case .scalar(let scalar) = word, scalar.string.hasSuffix("%") else {
      return number(node, for: "at", .place).map { .points($0) }
    }
    guard let percent = Double(scalar.string.dropLast()), Quantity.percent.range.contains(percent)
    else {
      report(node, for: "at", expected: .innerPoint)
      return nil
    }
    return .percent(percent)
  }
}
