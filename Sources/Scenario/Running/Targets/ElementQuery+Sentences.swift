nonisolated extension ScenarioStep.ElementQuery {
  /// The maximum number of elements in a sentence, and in one that knows which is meant.
  private static let maximumListed = 8
  private static let maximumBesides = 3

  /// That nothing is meant: the label that is nearly right, and the elements that are most alike.
  func sentence(missingAmong elements: [ScreenInspection.Element]) -> String {
    let opening =
      self == ScenarioStep.ElementQuery(text: text ?? "")
      ? "nothing on screen is labelled “\(text ?? "")”" : "there is no \(words) on screen"
    if elements.isEmpty { return opening + "; there is nothing" }
    let question = question(among: elements)
    let most = question == nil ? Self.maximumListed : Self.maximumBesides
    return opening + (question.map { "\($0) There is " } ?? "; there is ")
      + Self.list(likeness(of: elements), atMost: most)
  }

  /// That nothing is meant, although the list around was scrolled.
  func sentence(
    missingAmong elements: [ScreenInspection.Element], after log: ScrollLog
  ) -> String {
    let labelled = elements.filter { !$0.label.isEmpty }
    let ends = [labelled.first, labelled.last].compactMap(\.self).map(\.name)
    let passed =
      labelled.isEmpty
      ? ", and nothing came by"
      : ", past \(labelled.count) elements from \(ends.joined(separator: " to "))"
    return "\(words) did not come on screen: \(log)\(passed)\(question(among: elements) ?? "")"
  }

  /// That several elements are meant, and how to say which.
  func sentence(ambiguousAmong matches: [ScreenInspection.Element]) -> String {
    let isLabel = text != nil
    let roles = Set(matches.map(\.role))
    var numbered = self
    numbered.number = 1
    let cure =
      isLabel && roles.count == matches.count
      ? "name its role as in {role: \(matches[0].role), label: \(YAMLText.text(matches[0].label))}"
      : "say which by in, below or after, or count as in \(YAMLText.mapping(numbered.entries))"
    return
      "\(matches.count) elements \(isLabel ? "are labelled “\(text ?? "")”" : "match \(words)") "
      + "(\(Self.list(matches))): \(cure)"
  }

  /// Elements with their places; the last ones only counted if they are many.
  static func list(
    _ elements: [ScreenInspection.Element], atMost most: Int = maximumListed
  ) -> String {
    let named = elements.prefix(most).map { "\($0.name) \($0.place)" }
    let rest = elements.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A question for the label, or the identifier, that is probably meant; nil if none is near.
  func question(among elements: [ScreenInspection.Element]) -> String? {
    func nearest(to typed: String, among names: [String]) -> String? {
      NearestName.nearest(to: typed, among: names).flatMap { $0 == typed ? nil : $0 }
    }
    if let label = nearest(to: wantedLabel, among: elements.map(\.label)) {
      return ": did you mean “\(label)”?"
    }
    guard let identifier else { return nil }
    return nearest(to: identifier, among: elements.compactMap(\.identifier))
      .map { ": did you mean #\($0)?" }
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
    if let identifier { unmet += Self.unlikeness(of: element.identifier ?? "", to: identifier) }
    if !wantedLabel.isEmpty { unmet += Self.unlikeness(of: element.label, to: wantedLabel) }
    return unmet + differences(from: element).count
  }

  /// 0 for the same name, 1 for one that is probably meant, else 2.
  private static func unlikeness(of name: String, to wanted: String) -> Int {
    if name == wanted { return 0 }
    return NearestName.nearest(to: wanted, among: [name]) == nil ? 2 : 1
  }
}

nonisolated extension ScreenInspection.Element {
  /// Its role, its label and its identifier.
  var name: String {
    let parts = [role, label.isEmpty ? nil : "“\(label)”", identifier.map { "#\($0)" }]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Its frame in the fewest digits.
  var place: String { "(" + frame.map(YAMLText.number).joined(separator: " ") + ")" }
}
