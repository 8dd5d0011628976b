import Foundation
import NavigationKit

extension ScenarioRunner {
  /// The list around a target, or the target itself, that scrolls in a direction; without one, any list.
  func list(
    around target: ScenarioStep.Target, along direction: ScenarioStep.ScrollDirection?,
    _ place: SourcePosition
  ) throws -> UIScrollView {
    let (point, frame) = try self.place(of: target, place)
    let hit = stage.hitTest(point)
    let around = sequence(first: hit, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }
    let screen = stage.screen.bounds
    let lists = Array(around).filter { list in
      let state = ScrollState(of: list, on: screen)
      return direction.map(state.scrolls)
        ?? (state.scrolls(along: .down) || state.scrolls(along: .right))
    }
    let itself = lists.first { $0.convert($0.bounds, to: nil) == frame }
    // All of a list that needs no scrolling can be seen as it is.
    let still = direction == nil ? Array(around).first : nil
    guard let list = itself ?? lists.first ?? still else {
      throw ScenarioFailure(place: place, reason: .nothingScrolls(direction))
    }
    return list
  }

  /// The foremost list that scrolls in a direction; without one, down or else to the right.
  func foremostList(along direction: ScenarioStep.ScrollDirection?) -> UIScrollView? {
    let screen = stage.screen.bounds
    let lists = stage.accessibilityTree().flatMap(\.lists).filter { isInFront($0) }
    let states = lists.map { ScrollState(of: $0, on: screen) }
    let directions = direction.map { [$0] } ?? [.down, .right]
    return directions.lazy.compactMap(states.foremost).first.map { lists[$0] }
  }

  /// Whether a finger reaches a list somewhere.
  private func isInFront(_ list: UIScrollView) -> Bool {
    let region = ScrollState(of: list, on: stage.screen.bounds).region
    let points = ScrollFinger(direction: .down, region: region).starts
    return points.contains { stage.hitTest($0)?.isDescendant(of: list) == true }
  }

  /// The middle of what is seen of a target, or of an area, and its frame.
  private func place(
    of target: ScenarioStep.Target, _ place: SourcePosition
  ) throws -> (CGPoint, CGRect?) {
    guard case .element(let query, _) = target else { return (try point(of: target, place), nil) }
    let search = search
    do {
      let frame = try search.reference(query).frame
      let visible = frame.intersection(stage.screen.bounds)
      return (CGPoint(x: visible.midX, y: visible.midY), frame)
    } catch {
      throw ScenarioFailure(place: place, reason: search.reason(error))
    }
  }
}

extension AccessibilityNode {
  /// The scroll views in it, in front of others first.
  fileprivate var lists: [UIScrollView] {
    children.reversed().flatMap(\.lists) + [view as? UIScrollView].compactMap(\.self)
  }
}
