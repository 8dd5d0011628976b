import Foundation
import NavigationKit

extension ScenarioRunner {
  /// The list around a target, or the target itself, that scrolls in a direction; without one, any list.
  func list(
    around target: ScenarioStep.Target, along direction: ScenarioStep.ScrollDirection?,
    _ place: SourcePosition
  ) throws -> UIScrollView {
    let (around, frame) = try lists(around: target, place)
    let lists = scrolling(around, along: direction)
    let itself = lists.first { list in frame.map(list.fills) ?? false }
    // All of a list that needs no scrolling can be seen as it is.
    let still = direction == nil ? around.first : nil
    guard let list = itself ?? lists.first ?? still else {
      throw ScenarioFailure(place: place, reason: .nothingScrolls(direction))
    }
    return list
  }

  /// Those of some lists that scroll in a direction; without one, down or to the right.
  func scrolling(
    _ lists: [UIScrollView], along direction: ScenarioStep.ScrollDirection?
  ) -> [UIScrollView] {
    lists.filter { list in
      let state = ScrollState(of: list, on: stage.screen.bounds)
      return direction.map(state.scrolls)
        ?? (state.scrolls(along: .down) || state.scrolls(along: .right))
    }
  }

  /// The foremost list that scrolls in a direction; without one, down or else to the right.
  func foremostList(along direction: ScenarioStep.ScrollDirection?) -> UIScrollView? {
    let screen = stage.screen.bounds
    let lists = listsInFront()
    let states = lists.map { ScrollState(of: $0, on: screen) }
    let directions = direction.map { [$0] } ?? [.down, .right]
    return directions.lazy.compactMap(states.foremost).first.map { lists[$0] }
  }

  /// The lists that a finger reaches, those in front of others first.
  func listsInFront() -> [UIScrollView] {
    stage.accessibilityTree().flatMap(\.lists).filter { isInFront($0) }
  }

  /// Whether a finger reaches a list somewhere.
  private func isInFront(_ list: UIScrollView) -> Bool {
    let region = ScrollState(of: list, on: stage.screen.bounds).region
    let points = ScrollFinger(direction: .down, region: region).starts
    return points.contains { stage.hitTest($0)?.isDescendant(of: list) == true }
  }

  /// The lists around a target, or an area, the innermost first, and its frame.
  private func lists(
    around target: ScenarioStep.Target, _ place: SourcePosition
  ) throws -> ([UIScrollView], CGRect?) {
    guard case .element(let query, _) = target else {
      return (lists(from: stage.hitTest(try point(of: target, place))), nil)
    }
    let search = search
    do {
      let frame = try search.reference(query).frame
      return (lists(around: frame), frame)
    } catch {
      throw ScenarioFailure(place: place, reason: search.reason(error))
    }
  }

  /// The lists around the element or the area with a frame, the innermost first; it may be one itself.
  func lists(around frame: CGRect) -> [UIScrollView] {
    let node = stage.accessibilityTree().flatMap { $0.parts(at: frame) }.last
    let visible = frame.intersection(stage.screen.bounds)
    return lists(
      from: node?.view ?? stage.hitTest(CGPoint(x: visible.midX, y: visible.midY)))
  }

  private func lists(from view: UIView?) -> [UIScrollView] {
    sequence(first: view, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
  }
}

extension UIScrollView {
  /// Whether a frame of the stage is its own.
  func fills(_ frame: CGRect) -> Bool { convert(bounds, to: nil) == frame }
}

extension AccessibilityNode {
  /// The parts with a frame.
  fileprivate func parts(at frame: CGRect) -> [AccessibilityNode] {
    (self.frame == frame ? [self] : []) + children.flatMap { $0.parts(at: frame) }
  }

  /// The scroll views in it, in front of others first.
  fileprivate var lists: [UIScrollView] {
    children.reversed().flatMap(\.lists) + [view as? UIScrollView].compactMap(\.self)
  }
}
