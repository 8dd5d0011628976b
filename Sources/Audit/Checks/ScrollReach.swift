import Foundation
import NavigationKit

/// Where a scroll view can bring what is in it.
struct ScrollReach {
  private let list: UIScrollView
  private let visible: CGRect

  init(of list: UIScrollView) {
    self.list = list
    visible = list.convert(list.bounds, to: nil)
  }

  /// The points of the screen to which scrolling can bring what is now at a point; of very many, a
  /// few that are evenly apart.
  func places(of point: CGPoint) -> [CGPoint] {
    let insets = list.adjustedContentInset
    let size = list.contentSize
    let columns = places(
      of: point.x, now: list.contentOffset.x, from: -insets.left,
      to: size.width + insets.right - list.bounds.width, in: visible.minX...visible.maxX)
    let rows = places(
      of: point.y, now: list.contentOffset.y, from: -insets.top,
      to: size.height + insets.bottom - list.bounds.height, in: visible.minY...visible.maxY)
    return columns.flatMap { x in rows.map { CGPoint(x: x, y: $0) } }
  }

  private func places(
    of place: CGFloat, now offset: CGFloat, from first: CGFloat, to last: CGFloat,
    in seen: ClosedRange<CGFloat>
  ) -> [CGFloat] {
    guard list.isScrollEnabled, last > first else { return [place].filter(seen.contains) }
    let low = max(place - (last - offset), seen.lowerBound)
    let high = min(place - (first - offset), seen.upperBound)
    guard low <= high else { return [] }
    return (0...Self.steps).map { low + (high - low) * CGFloat($0) / CGFloat(Self.steps) }
  }

  /// How many steps are tried each way.
  private static let steps = 12
}
