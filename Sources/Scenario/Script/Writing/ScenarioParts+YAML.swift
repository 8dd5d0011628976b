import Foundation
import Input

nonisolated extension CGPoint {
  var yaml: String { YAMLText.list([YAMLText.number(x), YAMLText.number(y)]) }
}

nonisolated extension CGSize {
  var yaml: String { YAMLText.list([YAMLText.number(width), YAMLText.number(height)]) }
}

nonisolated extension ScenarioStep.Target {
  var yaml: String {
    switch self {
    case .point(let point): point.yaml
    case .element(let query, nil): query.yaml
    case .element(let query, let place?):
      YAMLText.mapping(query.entries + [(.at, place.yaml)])
    }
  }
}

nonisolated extension ScenarioStep.InnerPoint {
  var yaml: String { YAMLText.list([x.yaml, y.yaml]) }
}

nonisolated extension ScenarioStep.InnerPoint.Distance {
  fileprivate var yaml: String {
    switch self {
    case .points(let points): YAMLText.number(points)
    case .percent(let percent): YAMLText.number(percent) + "%"
    }
  }
}

nonisolated extension TextPattern {
  /// The key of a label of this kind.
  fileprivate var key: PartKey {
    switch self {
    case .exact: .label
    case .matching: .matches
    }
  }

  fileprivate var text: String {
    switch self {
    case .exact(let text), .matching(let text): text
    }
  }

  /// A text by itself, or the mapping of an expression.
  var yaml: String {
    let text = YAMLText.text(text)
    return key == .label ? text : YAMLText.mapping([(key, text)])
  }
}

nonisolated extension Key {
  /// The key, with its modifier keys if there are any.
  func yaml(with modifiers: Modifiers) -> String {
    let key = YAMLText.text(written)
    let held = Modifiers.named.filter { modifiers.contains($0.modifier) }.map(\.name)
    if held.isEmpty { return key }
    return YAMLText.mapping([(.press, key), (.with, YAMLText.list(held))])
  }
}

nonisolated extension Look {
  var yaml: String {
    let entries = LookKey.allCases.compactMap { key in
      key.word(for: self).map { "\(key.rawValue): \($0)" }
    }
    return "{" + entries.joined(separator: ", ") + "}"
  }
}

nonisolated extension ScenarioStep.FilmStep {
  /// The entries that every film has.
  var entries: [(PartKey, String)] {
    [
      (.name, YAMLText.text(name)), (.frames, "\(frames)"), (.over, YAMLText.number(duration)),
    ]
  }

  /// A film with steps, on several lines.
  var lines: [String] {
    ["- \(StepKey.film.rawValue):"]
      + entries.map { "    \($0.0.rawValue): \($0.1)" }
      + ["    \(PartKey.during.rawValue):"]
      + steps.indentedLines.map { "    " + $0 }
  }
}

nonisolated extension ScenarioStep.ElementQuery {
  var yaml: String {
    if let text { return YAMLText.text(text) }
    return YAMLText.mapping(entries)
  }

  /// Its keys; a text alone counts as a label.
  var entries: [(PartKey, String)] {
    let texts: [(PartKey, String?)] = [
      (.role, role), label.map { ($0.key, $0.text) } ?? (.label, text), (.id, identifier),
      (.value, value), (.detail, detail),
    ]
    let flags: [(PartKey, Bool?)] = [
      (.selected, isSelected), (.enabled, isEnabled), (.focused, isFocused),
    ]
    return texts.compactMap { key, text in text.map { (key, YAMLText.text($0)) } }
      + flags.compactMap { key, flag in flag.map { (key, "\($0)") } }
      + relations.compactMap { relation in
        PartKey(rawValue: relation.kind.rawValue).map { ($0, relation.element.yaml) }
      }
      + (number.map { [(.nth, "\($0)")] } ?? [])
  }
}

nonisolated extension ScenarioStep.Expectation {
  var yaml: String {
    var entries: [(PartKey, String)] = []
    if let title { entries.append((.title, title.yaml)) }
    if let depth { entries.append((.depth, "\(depth)")) }
    if let presented { entries.append((.presented, presented.yaml)) }
    let elements = elementEntries
    if !elements.isEmpty { entries.append((.elements, YAMLText.mapping(elements))) }
    entries += screenEntries
    if let isSettled { entries.append((.settled, "\(isSettled)")) }
    if let sameAs { entries.append((.sameAs, YAMLText.text(sameAs))) }
    return YAMLText.mapping(entries)
  }
}
