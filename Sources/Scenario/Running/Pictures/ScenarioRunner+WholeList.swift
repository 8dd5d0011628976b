import Foundation
import NavigationKit

extension ScenarioRunner {
  /// The longest list in one picture, in points: at 3× and as wide as an iPad, its pixels take half a
  /// gigabyte.
  private static let longest: CGFloat = 16_000

  /// All of a list in one picture.
  ///
  /// It is scrolled through at once, without a finger, and back.
  func wholeList(
    _ area: ScenarioStep.Target, _ capture: ScenarioStep.CaptureStep, _ place: SourcePosition
  ) throws -> StageSnapshot {
    let list = try list(around: area, along: nil, place)
    let first = state(of: list)
    let axis: ScenarioStep.ScrollDirection =
      !first.scrolls(along: .down) && first.scrolls(along: .right) ? .right : .down
    let before = list.contentOffset
    defer { stage.perform { list.setContentOffset(before, animated: false) } }
    var (strips, parts) = (ListStrips(), [StageSnapshot.Strip]())
    var isCovered = capture.except.isEmpty
    while true {
      let state = see(list, from: strips.start(seeing: state(of: list).length(along: axis)), axis)
      let content = axis.isVertical ? list.contentSize.height : list.contentSize.width
      guard content <= Self.longest else {
        throw ScenarioFailure(place: place, reason: .longList(content, atMost: Self.longest))
      }
      guard let part = strips.take(seen: state.seen(along: axis), of: content) else { break }
      let covers = try covered(capture, place, allowsNone: true)
      isCovered = isCovered || !covers.isEmpty
      parts.append(
        StageSnapshot.Strip(
          source: snapshot(takesCallbacks: false).painting(over: covers),
          frame: state.frame(of: part, along: axis), origin: axis.place(part.lowerBound)))
    }
    if !isCovered { _ = try covered(capture, place) }
    let width = axis.isVertical ? state(of: list).region.width : state(of: list).region.height
    return snapshot(takesCallbacks: false)
      .joined(parts, size: axis.size(length: strips.taken, across: width))
  }

  private func state(of list: UIScrollView) -> ScrollState {
    ScrollState(of: list, on: stage.screen.bounds)
  }

  /// Scrolls until the content is seen from a place on, as far as it goes.
  private func see(
    _ list: UIScrollView, from start: CGFloat, _ axis: ScenarioStep.ScrollDirection
  ) -> ScrollState {
    // Bars that grow or shrink meanwhile change where the content begins.
    for _ in 0..<2 {
      let state = state(of: list)
      let range = axis.isVertical ? state.vertical : state.horizontal
      let inset = axis.isVertical ? list.adjustedContentInset.top : list.adjustedContentInset.left
      let offset = min(max(start - inset, range.lowerBound), range.upperBound)
      let place =
        axis.isVertical
        ? CGPoint(x: list.contentOffset.x, y: offset) : CGPoint(x: offset, y: list.contentOffset.y)
      stage.perform { list.setContentOffset(place, animated: false) }
    }
    return state(of: list)
  }
}

nonisolated extension ScrollState {
  /// The part of the content that is seen.
  fileprivate func seen(along axis: ScenarioStep.ScrollDirection) -> ClosedRange<CGFloat> {
    let start = axis.isVertical ? offset.y + insetTop : offset.x + insetLeft
    return start...(start + length(along: axis))
  }

  /// Where a part of the content is on the screen.
  fileprivate func frame(
    of part: ClosedRange<CGFloat>, along axis: ScenarioStep.ScrollDirection
  ) -> CGRect {
    let from = part.lowerBound - seen(along: axis).lowerBound
    let length = part.upperBound - part.lowerBound
    return axis.isVertical
      ? CGRect(x: region.minX, y: region.minY + from, width: region.width, height: length)
      : CGRect(x: region.minX + from, y: region.minY, width: length, height: region.height)
  }

  private var insetTop: CGFloat { -vertical.lowerBound }
  private var insetLeft: CGFloat { -horizontal.lowerBound }
}

nonisolated extension ScenarioStep.ScrollDirection {
  fileprivate func place(_ start: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
  }

  fileprivate func size(length: CGFloat, across: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }
}
