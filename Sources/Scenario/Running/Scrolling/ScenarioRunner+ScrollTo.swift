import Foundation
import NavigationKit

extension ScenarioRunner {
  /// Drags lists until all of an element is seen, or as much as fits.
  func scroll(to wanted: ScenarioStep.ScrollTo, _ place: SourcePosition) throws {
    try waitForRest()
    var search = ScrollSearch(for: wanted)
    while let found = try seek(&search, place) {
      let isReachable = isReachable(found)
      let mayDrag = search.mayCorrect
      if mayDrag, try bringIn(found, isReachable: isReachable, &search, place) { continue }
      if isReachable { return try passWhatIsDue() }
      if mayDrag { throw ScenarioFailure(place: place, reason: .partOfElement(found.element)) }
      search.stop()
      break
    }
    throw search.failure(place)
  }

  /// The element, if it is at least partly on screen by now; notes what else is.
  func look(for search: inout ScrollSearch, _ place: SourcePosition) throws -> PlacedElement? {
    let query = search.wanted.target
    let screen = self.search(for: [query])
    search.record(screen.elements.map(\.element))
    do {
      return try screen.one(query)
    } catch .none {
      // Also what it is in, or beside, may be scrolled away.
      return nil
    } catch {
      throw ScenarioFailure(place: place, reason: screen.reason(error))
    }
  }

  /// Drags a list around an element that is on screen in part; returns whether that moved it.
  ///
  /// A list in which its middle is not seen comes first, then one that cuts it off. If neither is so,
  /// and something covers it, any list may get it out from there.
  private func bringIn(
    _ found: PlacedElement, isReachable: Bool, _ search: inout ScrollSearch,
    _ place: SourcePosition
  ) throws -> Bool {
    let isHidden: [(ScrollState, ScenarioStep.ScrollDirection) -> Bool] = [
      { !isReachable && $0.misses(found.frame, along: $1) },
      { $0.cuts(found.frame, along: $1) },
    ]
    let lists = lists(around: found.frame).filter { !$0.fills(found.frame) }
    for isHidden in isHidden {
      for list in lists {
        let state = ScrollState(of: list, on: stage.screen.bounds)
        for axis in [ScenarioStep.ScrollDirection.down, .right]
        where state.scrolls(along: axis) && isHidden(state, axis) {
          if try drag(list, to: found, along: axis, &search) { return true }
        }
      }
    }
    guard !isReachable else { return false }
    let list = try list(for: &search, found, place)
    return try drag(list, to: found, along: axis(of: list, search), &search)
  }

  /// Brings the middle of an element towards that of a list; returns whether that moved it.
  private func drag(
    _ list: UIScrollView, to found: PlacedElement, along axis: ScenarioStep.ScrollDirection,
    _ search: inout ScrollSearch
  ) throws -> Bool {
    let state = ScrollState(of: list, on: stage.screen.bounds)
    let (direction, distance) = state.way(to: found.frame, along: axis)
    let moved = try drag(list, direction, by: max(distance, 1))
    search.correct(direction, moved)
    return moved > 0
  }

  /// Whether a finger at the middle of an element would touch it.
  private func isReachable(_ found: PlacedElement) -> Bool {
    let middle = CGPoint(x: found.frame.midX, y: found.frame.midY)
    return stage.screen.bounds.contains(middle) && stage.hitTest(middle) != nil
      && stage.touchObstacle(at: middle, to: found.frame) == nil
  }
}
