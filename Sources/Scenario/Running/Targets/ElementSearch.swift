import Foundation

/// Finds what a query means among the elements of a screen.
nonisolated struct ElementSearch {
  /// The elements on screen.
  let elements: [PlacedElement]
  /// The areas that hold elements: scroll views, and views with an identifier.
  var areas: [PlacedElement] = []
  /// Whether lines begin at the right.
  var isRightToLeft = false

  /// Why a query has no answer: what it, or another one inside it, asks for is not there, or there
  /// several times, or its expression takes too long.
  enum Failure: Error, Hashable {
    case none(ScenarioStep.ElementQuery)
    case several(ScenarioStep.ElementQuery, [PlacedElement])
    case slow(SlowExpression)
  }

  /// All elements that are as the query asks.
  func all(
    _ query: ScenarioStep.ElementQuery, by reading: TextReading = .any
  ) throws(Failure) -> [PlacedElement] {
    try all(query, by: reading, among: elements)
  }

  /// The only element that is meant: labelled so; if none is, the field with that text; else the
  /// element with that further text.
  func one(_ query: ScenarioStep.ElementQuery) throws(Failure) -> PlacedElement {
    for reading in [TextReading.label, .field, .detail] {
      let matches = try all(query, by: reading)
      guard !matches.isEmpty else { continue }
      let nearest = try nearest(matches, to: query)
      guard nearest.count == 1 else { throw .several(query, nearest) }
      return nearest[0]
    }
    throw .none(query)
  }

  private func all(
    _ query: ScenarioStep.ElementQuery, by reading: TextReading, among elements: [PlacedElement]
  ) throws(Failure) -> [PlacedElement] {
    var matches = try filter(elements, by: query.test(by: reading))
    for relation in query.relations {
      let other = try reference(relation.element)
      matches.removeAll {
        $0 == other
          || !relation.kind.holds($0.frame, from: other.frame, isRightToLeft: isRightToLeft)
      }
    }
    guard let number = query.number else { return matches }
    let ordered = matches.inReadingOrder(isRightToLeft: isRightToLeft)
    let index = number > 0 ? number - 1 : ordered.count + number
    return ordered.indices.contains(index) ? [ordered[index]] : []
  }

  private func filter(
    _ elements: [PlacedElement],
    by isMeant: (ScreenInspection.Element) throws(SlowExpression) -> Bool
  ) throws(Failure) -> [PlacedElement] {
    do throws(SlowExpression) {
      var matches: [PlacedElement] = []
      for element in elements where try isMeant(element.element) { matches.append(element) }
      return matches
    } catch {
      throw .slow(error)
    }
  }

  // MARK: Other elements

  /// The element that a relation starts from: of several, the one that holds all others.
  ///
  /// If there is none, it may be an area.
  func reference(_ query: ScenarioStep.ElementQuery) throws(Failure) -> PlacedElement {
    do {
      return try one(query)
    } catch .several(query, let matches) {
      if let whole = matches.first(where: { $0.holds(matches) }) { return whole }
      throw .several(query, matches)
    } catch .none(query) {
      guard query.role == nil else { throw .none(query) }
      let areas = try all(query, by: .label, among: areas)
      guard let area = areas.first(where: { $0.holds(areas) }) else {
        throw areas.isEmpty ? .none(query) : .several(query, areas)
      }
      return area
    }
  }

  /// Those of several that are nearest to the element that a direction starts from.
  private func nearest(
    _ matches: [PlacedElement], to query: ScenarioStep.ElementQuery
  ) throws(Failure) -> [PlacedElement] {
    guard matches.count > 1, query.number == nil,
      let relation = query.relations.first(where: { $0.kind != .inside })
    else { return matches }
    let other = try reference(relation.element)
    func rank(_ match: PlacedElement) -> (Int, CGFloat) {
      let distance = relation.kind.distance(of: match.frame, from: other.frame)
      return (distance?.isAside == true ? 1 : 0, distance?.points ?? 0)
    }
    let ranks = matches.map(rank)
    guard let least = ranks.min(by: <) else { return [] }
    return zip(matches, ranks).filter { $0.1 == least }.map(\.0)
  }
}

nonisolated extension PlacedElement {
  /// Whether its frame holds those of all others.
  fileprivate func holds(_ others: [PlacedElement]) -> Bool {
    others.allSatisfy { frame.holds($0.frame, slack: ScrollState.slack) }
  }
}

/// Where a text of an element is that a query names.
nonisolated enum TextReading {
  case label, field, detail
  /// A label has to be one, any other text may be anywhere.
  case any
}
