import Scenario

/// Why steps lead to no element, in a sentence that says what is there instead.
@preconcurrency @MainActor
enum MissingElement {
  /// The sentence, with a space before it; empty if nothing helps.
  static func hint(for steps: [ElementStep]) -> String {
    guard let root = RunningApp.root() else { return "" }
    var found = [root]
    for step in steps {
      let next = step.elements(from: found)
      if next.isEmpty { return hint(for: step, among: found, in: root) }
      found = next
    }
    return ""
  }

  private static func hint(
    for step: ElementStep, among found: [ElementSnapshot], in root: ElementSnapshot
  ) -> String {
    switch step {
    case .named(let name): hint(for: name, among: found, in: root)
    case .descendants(let type), .children(let type): " There is no \(type.name)."
    case .index: " There are \(found.count)."
    default: ""
    }
  }

  private static func hint(
    for name: String, among found: [ElementSnapshot], in root: ElementSnapshot
  ) -> String {
    if let other = root.descendants.first(where: { $0.isNamed(name) }) {
      return " “\(name)” is elsewhere: \(ElementTree.line(of: other))."
    }
    let names = found.flatMap { [$0.label, $0.identifier] }.filter { !$0.isEmpty }
    if let nearest = NearestName.nearest(to: name, among: names) {
      return " Did you mean “\(nearest)”?"
    }
    return names.isEmpty ? "" : " There are \(ListedNames.text(names))."
  }
}

/// Names in a sentence, the first of many.
enum ListedNames {
  /// The names in quotes, each once.
  static func text(_ names: [String]) -> String {
    var known: Set<String> = []
    let unique = names.filter { known.insert($0).inserted }
    let shown = unique.prefix(most).map { "“\($0)”" }.joined(separator: ", ")
    return unique.count > most ? "\(shown), …" : shown
  }

  /// How many are listed.
  private static let most = 8
}
