import Foundation
import NavigationKit

extension ScenarioRunner {
  /// Drags a list until all of an element is seen, or as much as fits: towards the end, then back,
  /// unless a direction is said.
  func scroll(to wanted: ScenarioStep.ScrollTo, _ place: SourcePosition) throws {
    try waitForRest()
    var (log, passed) = (ScrollLog(), PassedElements())
    var direction = wanted.direction
    var isReturning = false
    while true {
      let found = try foundSoFar(wanted.target, &passed, place)
      if let found, isReachable(found) {
        if log.drags < wanted.limit, try bringIn(found, &log) { continue }
        return try passWhatIsDue()
      }
      let list = try list(for: wanted, found, along: direction, place)
      guard log.drags < wanted.limit else {
        log.isLimited = true
        throw passed.failure(wanted.target, log, place)
      }
      let state = ScrollState(of: list, on: stage.screen.bounds)
      let axis = direction ?? (state.scrolls(along: .down) ? .down : .right)
      let way = found.map { state.way(to: $0.frame, along: axis) } ?? (axis, .infinity)
      let moved = try drag(list, way.0, by: max(way.1, 1))
      log.add(way.0, moved)
      direction = axis
      guard moved == 0 else { continue }
      if let found { throw ScenarioFailure(place: place, reason: .partOfElement(found.element)) }
      guard wanted.direction == nil, !isReturning else {
        throw passed.failure(wanted.target, log, place)
      }
      (isReturning, direction) = (true, axis.opposite)
    }
  }

  /// The element, if it is at least partly on screen by now; notes what else is.
  private func foundSoFar(
    _ query: ScenarioStep.ElementQuery, _ passed: inout PassedElements, _ place: SourcePosition
  ) throws -> PlacedElement? {
    let search = search(for: [query])
    passed.note(search.elements.map(\.element))
    do {
      return try search.one(query)
    } catch .none {
      // Also what it is in, or beside, may be scrolled away.
      return nil
    } catch {
      throw ScenarioFailure(place: place, reason: search.reason(error))
    }
  }

  private func list(
    for wanted: ScenarioStep.ScrollTo, _ found: PlacedElement?,
    along direction: ScenarioStep.ScrollDirection?, _ place: SourcePosition
  ) throws -> UIScrollView {
    if let area = wanted.area { return try list(around: area, along: direction, place) }
    let inside = wanted.target.relations.first { $0.kind == .inside }
    if let inside, let list = try? list(around: .element(inside.element), along: direction, place) {
      return list
    }
    if let found {
      let lists = scrolling(lists(around: found.frame), along: direction)
      if let list = lists.first { return list }
    }
    guard let list = foremostList(along: direction) else {
      throw ScenarioFailure(place: place, reason: .nothingScrolls(direction))
    }
    return list
  }

  /// Drags a list around an element whose middle is seen, if a part of it is cut off; returns whether
  /// that moved it.
  private func bringIn(_ found: PlacedElement, _ log: inout ScrollLog) throws -> Bool {
    for list in lists(around: found.frame) where !list.fills(found.frame) {
      let state = ScrollState(of: list, on: stage.screen.bounds)
      for axis in [ScenarioStep.ScrollDirection.down, .right]
      where state.scrolls(along: axis) && state.cuts(found.frame, along: axis) {
        let (direction, distance) = state.way(to: found.frame, along: axis)
        let moved = try drag(list, direction, by: distance)
        log.add(direction, moved)
        if moved > 0 { return true }
      }
    }
    return false
  }

  /// Whether a finger at the middle of an element would touch it.
  private func isReachable(_ found: PlacedElement) -> Bool {
    let middle = CGPoint(x: found.frame.midX, y: found.frame.midY)
    return stage.screen.bounds.contains(middle) && stage.hitTest(middle) != nil
      && stage.touchObstacle(at: middle, to: found.frame) == nil
  }
}

/// The elements that came on screen during a search, in the order in which they came.
private nonisolated struct PassedElements {
  private var elements: [ScreenInspection.Element] = []
  private var names: Set<String> = []

  mutating func note(_ seen: [ScreenInspection.Element]) {
    for element in seen where names.insert(element.name).inserted { elements.append(element) }
  }

  func failure(
    _ query: ScenarioStep.ElementQuery, _ log: ScrollLog, _ place: SourcePosition
  ) -> ScenarioFailure {
    ScenarioFailure(place: place, reason: .unreached(query, log, among: elements))
  }
}
