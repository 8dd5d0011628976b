nonisolated extension ScenarioStep.ElementQuery {
  /// The maximum number of elements in a sentence; more are counted.
  private static let maximumListed = 8

  /// That nothing is meant: the label that is nearly right, and the elements that are most alike.
  func sentence(missingAmong elements: [ScreenInspection.Element]) -> String {
    let opening =
      self == ScenarioStep.ElementQuery(text: text ?? "")
      ? "nothing on screen is labelled “\(text ?? "")”" : "there is no \(words) on screen"
    let nearest = NearestName.nearest(to: wantedLabel, among: elements.map(\.label))
    let question = nearest.flatMap { $0 == wantedLabel ? nil : ": did you mean “\($0)”?" }
    if elements.isEmpty { return opening + "; there is nothing" }
    let listed = Self.list(likeness(of: elements))
    return opening + (question.map { "\($0) There is " } ?? "; there is ") + listed
  }

  /// That nothing is meant, although the list around was scrolled.
  func sentence(
    missingAmong elements: [ScreenInspection.Element], after log: ScrollLog
  ) -> String {
    let nearest = NearestName.nearest(to: wantedLabel, among: elements.map(\.label))
    let question = nearest.flatMap { $0 == wantedLabel ? nil : ": did you mean “\($0)”?" }
    let labelled = elements.filter { !$0.label.isEmpty }
    let ends = [labelled.first, labelled.last].compactMap(\.self).map(\.name)
    let passed =
      labelled.isEmpty
      ? ", and nothing came by"
      : ", past \(labelled.count) elements from \(ends.joined(separator: " to "))"
    return "\(words) did not come on screen: \(log)\(passed)\(question ?? "")"
  }

  /// That several elements are meant, and how to say which.
  func sentence(ambiguousAmong matches: [ScreenInspection.Element]) -> String {
    let what = text.map { "labelled “\($0)”" } ?? words
    let roles = Set(matches.map(\.role))
    let label = matches.first?.label ?? ""
    let cure =
      roles.count == matches.count
      ? "name its role as in {role: \(matches[0].role), label: \(YAMLText.text(label))}"
      : "say which by in, below or after, or count as in {label: \(YAMLText.text(label)), nth: 1}"
    return "\(matches.count) elements are \(what) (\(Self.list(matches))): \(cure)"
  }

  /// Elements with their places; the last ones only counted if they are many.
  static func list(_ elements: [ScreenInspection.Element]) -> String {
    let named = elements.prefix(maximumListed).map { "\($0.name) \($0.place)" }
    let rest = elements.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private var wantedLabel: String {
    if case .exact(let label)? = label { return label }
    return text ?? ""
  }

  /// The elements that show a text, those first that are most like what is meant.
  private func likeness(of elements: [ScreenInspection.Element]) -> [ScreenInspection.Element] {
    let named = elements.filter { !$0.label.isEmpty || $0.identifier != nil }
    let ranked = named.map { ($0, unlikeness(of: $0)) }
    return ranked.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// How many of the query's keys an element does not meet.
  private func unlikeness(of element: ScreenInspection.Element) -> Int {
    var unmet = 0
    if let role, role != element.role { unmet += 1 }
    if let identifier, identifier != element.identifier { unmet += 1 }
    if !wantedLabel.isEmpty, wantedLabel != element.label {
      let nearest = NearestName.nearest(to: wantedLabel, among: [element.label])
      unmet += nearest == nil ? 2 : 1
    }
    return unmet + differences(from: element).count
  }
}

nonisolated extension ScreenInspection.Element {
  /// Its role and its label.
  var name: String {
    label.isEmpty ? identifier.map { "\(role) #\($0)" } ?? role : "\(role) “\(label)”"
  }

  /// Its frame in the fewest digits.
  var place: String { "(" + frame.map(YAMLText.number).joined(separator: " ") + ")" }
}
