package import Foundation
import NavigationKit

extension ScenarioRunner {
  /// What is on screen now, for queries that may mean areas.
  var search: ElementSearch {
    search(among: stage.elements().map(PlacedElement.init), areas: stage.areas())
  }

  /// What is on screen now, for queries that mean elements.
  func search(for queries: [ScenarioStep.ElementQuery]) -> ElementSearch {
    search(among: stage.elements().map(PlacedElement.init), areas: areas(for: queries))
  }

  /// What an inspected screen shows, for an expectation.
  func search(
    of screen: ScreenInspection, for expectation: ScenarioStep.Expectation
  ) -> ElementSearch {
    search(
      among: screen.elements.map(PlacedElement.init),
      areas: expectation.frames.isEmpty ? areas(for: expectation.queries) : stage.areas())
  }

  private func search(among elements: [PlacedElement], areas: [PlacedElement]) -> ElementSearch {
    ElementSearch(
      elements: elements, areas: areas,
      isRightToLeft: stage.traits.layoutDirection == .rightToLeft)
  }

  /// The areas, which take as long to find as the elements: only what an element is in, or beside, may
  /// be one.
  private func areas(for queries: [ScenarioStep.ElementQuery]) -> [PlacedElement] {
    queries.contains { !$0.relations.isEmpty } ? stage.areas() : []
  }

  /// The position of a target; throws unless one element is meant, and its place is on screen and gets
  /// the touches there.
  package func point(of target: ScenarioStep.Target, _ place: SourcePosition) throws -> CGPoint {
    let point = try freePoint(of: target, place)
    recordTouch(at: point, place)
    return point
  }

  private func freePoint(
    of target: ScenarioStep.Target, _ place: SourcePosition
  ) throws -> CGPoint {
    switch target {
    case .point(let point): return try onScreen(point, place)
    case .element(let query, let inner):
      let found = try element(query, place)
      let point =
        inner?.point(in: found.frame) ?? CGPoint(x: found.frame.midX, y: found.frame.midY)
      guard stage.screen.bounds.contains(point) else {
        // No scrolling mends a place in points that is beside the element itself.
        if !found.frame.contains(point) { _ = try onScreen(point, place) }
        throw ScenarioFailure(place: place, reason: .partOfElement(found.element))
      }
      if let obstacle = stage.touchObstacle(at: point, to: found.frame) {
        throw ScenarioFailure(
          place: place, reason: .covered(found.element, by: obstacle.words(on: stage)))
      }
      return point
    }
  }

  /// A point that a finger can touch; throws if it is beside the screen.
  func onScreen(_ point: CGPoint, _ place: SourcePosition) throws -> CGPoint {
    guard stage.screen.bounds.holds(CGRect(origin: point, size: .zero), slack: 0) else {
      throw ScenarioFailure(place: place, reason: .besideScreen(point, stage.screen.bounds.size))
    }
    return point
  }

  /// The only element that is meant.
  func element(
    _ query: ScenarioStep.ElementQuery, _ place: SourcePosition
  ) throws -> PlacedElement {
    let search = search(for: [query])
    do {
      return try search.one(query)
    } catch {
      throw ScenarioFailure(place: place, reason: search.reason(error))
    }
  }
}

nonisolated extension ElementSearch {
  /// Why an element that must be on screen is not; nil if it is.
  func reason(missing query: ScenarioStep.ElementQuery) -> ScenarioFailure.Reason? {
    do {
      guard try all(query).isEmpty else { return nil }
      let elements = elements.map(\.element)
      return query.otherwise(among: elements).map { .otherwise(query, $0) }
        ?? .absent(query, question: query.question(among: elements))
    } catch {
      return reason(error)
    }
  }

  /// Why an element that must not be on screen is; nil if it is not.
  ///
  /// What it is in, or beside, has to be there, as a misspelt name would hide it.
  func reason(present query: ScenarioStep.ElementQuery) -> ScenarioFailure.Reason? {
    do {
      return try all(query).isEmpty ? nil : .present(query)
    } catch {
      return reason(error)
    }
  }

  /// Why a search failed, for people.
  func reason(_ failure: Failure) -> ScenarioFailure.Reason {
    switch failure {
    case .none(let query): .noElement(query, among: elements.map(\.element))
    case .several(let query, let matches): .severalElements(query, matches.map(\.element))
    case .slow(let expression): .slowExpression(expression.pattern)
    }
  }
}

nonisolated extension ScenarioStep.Expectation {
  /// The elements that it asks for by themselves.
  fileprivate var queries: [ScenarioStep.ElementQuery] {
    present + absent + counts.map(\.element) + order + [focus].compactMap(\.self)
  }
}

extension Stage {
  /// The visible areas that hold elements and have a name: scroll views, and views with an
  /// identifier.
  func areas() -> [PlacedElement] {
    accessibilityTree().flatMap(\.namedAreas)
  }
}

extension AccessibilityNode {
  fileprivate var namedAreas: [PlacedElement] {
    let isNamed = !identifier.isEmpty || !label.isEmpty
    let isVisible = visible.width > 0 && visible.height > 0
    let own = isNamed && isVisible && !children.isEmpty ? [PlacedElement(area: self)] : []
    return own + children.flatMap(\.namedAreas)
  }
}

extension PlacedElement {
  fileprivate init(area: AccessibilityNode) {
    self.init(
      area: ScreenInspection.Element(
        area: area.kind.rawValue, label: area.label,
        identifier: area.identifier.isEmpty ? nil : area.identifier, frame: area.visible),
      frame: area.visible)
  }
}
