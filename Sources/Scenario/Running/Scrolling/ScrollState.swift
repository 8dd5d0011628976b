import Foundation
import NavigationKit

/// Where the content of a scroll view is, and how far it can go.
nonisolated struct ScrollState: Hashable {
  /// The part of the screen in which its content is seen, and not under a bar.
  var region: CGRect
  var offset: CGPoint
  /// The offsets at which the content fills the view.
  var horizontal, vertical: ClosedRange<CGFloat>

  /// How far it can still be scrolled in a direction, in points.
  func rest(towards direction: ScenarioStep.ScrollDirection) -> CGFloat {
    switch direction {
    case .down: max(0, vertical.upperBound - offset.y)
    case .up: max(0, offset.y - vertical.lowerBound)
    case .right: max(0, horizontal.upperBound - offset.x)
    case .left: max(0, offset.x - horizontal.lowerBound)
    }
  }

  /// Whether it can be scrolled along the axis of a direction.
  func scrolls(along direction: ScenarioStep.ScrollDirection) -> Bool {
    let range = direction.isVertical ? vertical : horizontal
    return range.upperBound - range.lowerBound > Self.slack
  }

  /// The length of the region along the axis of a direction.
  func length(along direction: ScenarioStep.ScrollDirection) -> CGFloat {
    direction.isVertical ? region.height : region.width
  }

  /// The direction and the distance that bring a frame's middle to the region's, along the axis.
  func way(
    to frame: CGRect, along axis: ScenarioStep.ScrollDirection
  ) -> (ScenarioStep.ScrollDirection, CGFloat) {
    let distance = axis.isVertical ? frame.midY - region.midY : frame.midX - region.midX
    if axis.isVertical { return (distance < 0 ? .up : .down, abs(distance)) }
    return (distance < 0 ? .left : .right, abs(distance))
  }

  /// Whether the middle of a frame along an axis is outside of the region.
  func misses(_ frame: CGRect, along axis: ScenarioStep.ScrollDirection) -> Bool {
    axis.isVertical
      ? frame.midY < region.minY || frame.midY > region.maxY
      : frame.midX < region.minX || frame.midX > region.maxX
  }

  /// Whether a part of a frame along an axis is outside of the region, though all of it would fit.
  func cuts(_ frame: CGRect, along axis: ScenarioStep.ScrollDirection) -> Bool {
    let (first, last, length) =
      axis.isVertical
      ? (frame.minY - region.minY, region.maxY - frame.maxY, frame.height)
      : (frame.minX - region.minX, region.maxX - frame.maxX, frame.width)
    return min(first, last) < -Self.slack && length <= self.length(along: axis)
  }

  /// What counts as no distance, in points.
  static let slack: CGFloat = 0.5
}

extension ScrollState {
  /// The state of a scroll view on a screen.
  init(of view: UIScrollView, on screen: CGRect) {
    let insets = view.adjustedContentInset
    let frame = view.convert(view.bounds, to: nil)
    region = frame.inset(by: insets).intersection(screen)
    if region.isNull { region = .zero }
    offset = view.contentOffset
    horizontal = Self.range(-insets.left, view.contentSize.width - view.bounds.width + insets.right)
    vertical = Self.range(-insets.top, view.contentSize.height - view.bounds.height + insets.bottom)
  }

  private static func range(_ first: CGFloat, _ last: CGFloat) -> ClosedRange<CGFloat> {
    first...max(first, last)
  }
}

nonisolated extension ScenarioStep.ScrollDirection {
  var isVertical: Bool { self == .down || self == .up }

  /// The way back.
  var opposite: Self {
    switch self {
    case .down: .up
    case .up: .down
    case .right: .left
    case .left: .right
    }
  }

  /// How the content's offset changes over a distance.
  func change(_ distance: CGFloat) -> CGSize {
    switch self {
    case .down: CGSize(width: 0, height: distance)
    case .up: CGSize(width: 0, height: -distance)
    case .right: CGSize(width: distance, height: 0)
    case .left: CGSize(width: -distance, height: 0)
    }
  }
}

nonisolated extension [ScrollState] {
  /// The index of the foremost list: of those that scroll that way, the one that is seen most of; the
  /// first of equals.
  func foremost(along direction: ScenarioStep.ScrollDirection) -> Int? {
    let fit = indices.filter { self[$0].scrolls(along: direction) }
    return fit.max { (self[$0].area, -$0) < (self[$1].area, -$1) }
  }
}

nonisolated extension ScrollState {
  fileprivate var area: CGFloat { region.width * region.height }
}
