import Foundation
import NavigationKit

extension ScenarioRunner {
  /// Goes on with a search until the element is at least partly on screen; nil once all was seen.
  func seek(_ search: inout ScrollSearch, _ place: SourcePosition) throws -> PlacedElement? {
    while !search.isOver {
      if let found = try look(for: &search, place) { return found }
      let list = try list(for: &search, nil, place)
      if search.isSideways {
        if let found = try seekSideways(in: list, &search, place) { return found }
      } else {
        search.hasCarousels = search.hasCarousels || !carousels(in: list, search).isEmpty
      }
      if try !dragOn(list, &search) { search.turn() }
    }
    return nil
  }

  /// Drags a list onwards, if it may; returns whether that moved it.
  private func dragOn(_ list: UIScrollView, _ search: inout ScrollSearch) throws -> Bool {
    guard search.mayDrag else {
      search.stop()
      return false
    }
    let direction = axis(of: list, search)
    let moved = try drag(list, direction, by: .infinity)
    search.goOn(direction, moved)
    return moved > 0
  }

  /// The axis of a search in a list.
  func axis(of list: UIScrollView, _ search: ScrollSearch) -> ScenarioStep.ScrollDirection {
    search.direction
      ?? (ScrollState(of: list, on: stage.screen.bounds).scrolls(along: .down) ? .down : .right)
  }

  /// The list of a search: the one around what it names, or around what was found, or the foremost.
  func list(
    for search: inout ScrollSearch, _ found: PlacedElement?, _ place: SourcePosition
  ) throws -> UIScrollView {
    if let list = search.list, list.window != nil { return list }
    let (wanted, direction) = (search.wanted, search.direction)
    if let area = wanted.area {
      let list = try list(around: area, along: direction, place)
      search.list = list
      return list
    }
    let inside = wanted.target.relations.first { $0.kind == .inside }
    if let inside, let list = try? list(around: .element(inside.element), along: direction, place) {
      return list
    }
    if let found, let list = scrolling(lists(around: found.frame), along: direction).first {
      return list
    }
    guard let list = foremostList(along: direction) else {
      throw ScenarioFailure(place: place, reason: .nothingScrolls(direction))
    }
    return list
  }

  // MARK: Sideways

  /// Searches the lists that scroll sideways, as far as they are on screen now.
  private func seekSideways(
    in page: UIScrollView, _ search: inout ScrollSearch, _ place: SourcePosition
  ) throws -> PlacedElement? {
    for carousel in carousels(in: page, search) where search.enter(Carousel(carousel, in: page)) {
      if let found = try seek(along: carousel, &search, place) { return found }
    }
    return nil
  }

  /// Drags a list to its end in the direction of writing, then to the other one, and then to where it
  /// was, as other lists may be in it.
  private func seek(
    along carousel: UIScrollView, _ search: inout ScrollSearch, _ place: SourcePosition
  ) throws -> PlacedElement? {
    let start = carousel.contentOffset.x
    let ahead: ScenarioStep.ScrollDirection =
      stage.traits.layoutDirection == .rightToLeft ? .left : .right
    var (drags, limit) = (0, search.wanted.limit)
    for direction in [ahead, ahead.opposite] {
      while hasMore(carousel, towards: direction) {
        guard drags < limit else {
          search.stop()
          break
        }
        drags += 1
        guard try drag(carousel, direction, by: .infinity) > 0 else { break }
        if let found = try look(for: &search, place) { return found }
      }
      limit = 2 * drags + search.wanted.limit
    }
    let way = start - carousel.contentOffset.x
    _ = try scroll(carousel, way < 0 ? .left : .right, by: abs(way))
    search.leave()
    return nil
  }

  /// Whether there is more in a direction: pulled at its end, a list would give the finger to others.
  private func hasMore(
    _ list: UIScrollView, towards direction: ScenarioStep.ScrollDirection
  ) -> Bool {
    ScrollState(of: list, on: stage.screen.bounds).rest(towards: direction) > ScrollState.slack
  }

  /// The lists that scroll sideways and have a finger's room on screen, in reading order: those in the
  /// list that the scenario names, or all; not the one that the search goes along anyway.
  private func carousels(in page: UIScrollView, _ search: ScrollSearch) -> [UIScrollView] {
    let isAlong = !axis(of: page, search).isVertical
    let isNamed = search.list === page
    return listsInFront()
      .filter { ScrollState(of: $0, on: stage.screen.bounds).scrolls(along: .right) }
      .filter { $0 === page ? !isAlong : !isNamed || $0.isDescendant(of: page) }
      .inReadingOrder(isRightToLeft: stage.traits.layoutDirection == .rightToLeft) {
        $0.convert($0.bounds, to: nil)
      }
  }
}
