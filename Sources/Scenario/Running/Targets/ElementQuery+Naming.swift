nonisolated extension ScenarioStep.ElementQuery {
  /// The simplest words that mean an element and no other one on screen: its label, its role and label,
  /// its identifier, else which one it is of those; nil for an element without any of these.
  init?(naming element: PlacedElement, in search: ElementSearch) {
    let names = Self.names(of: element.element)
    if let query = names.first(where: { (try? search.one($0)) == element }) {
      self = query
      return
    }
    guard var query = names.first(where: { $0.role != nil }),
      let all = try? search.all(query).inReadingOrder(
        isRightToLeft: search.isRightToLeft),
      let index = all.firstIndex(of: element)
    else { return nil }
    query.number = index + 1
    self = query
  }

  private static func names(
    of element: ScreenInspection.Element
  ) -> [ScenarioStep.ElementQuery] {
    var names: [ScenarioStep.ElementQuery] = []
    if element.label.contains(where: { !$0.isWhitespace }) {
      var labelled = Self()
      (labelled.role, labelled.label) = (element.role, .exact(element.label))
      names = [Self(text: element.label), labelled]
    }
    if let identifier = element.identifier, identifier.contains(where: { !$0.isWhitespace }) {
      var identified = Self()
      identified.identifier = identifier
      names.append(identified)
    }
    return names
  }
}
