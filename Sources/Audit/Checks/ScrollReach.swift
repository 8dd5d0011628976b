import Foundation
import NavigationKit

/// Where on the screen scrolling can bring something.
struct ScrollReach {
  /// The part of the screen in which it can be; nil if it is cut off everywhere.
  private let range: CGRect?

  /// - Parameters:
  ///   - point: Where it is now.
  ///   - lists: The scroll views around it, the nearest first: an inner one brings it somewhere in
  ///     itself, from where the outer ones bring it on.
  init(of point: CGPoint, in lists: [UIScrollView]) {
    range = lists.reduce(Optional(CGRect(origin: point, size: .zero))) { range, list in
      range.flatMap { Self.range(of: $0, in: list) }
    }
  }

  /// The points to which it can be brought; of very many, a few that are evenly apart.
  var places: [CGPoint] {
    guard let range else { return [] }
    let rows = Self.places(from: range.minY, to: range.maxY)
    return Self.places(from: range.minX, to: range.maxX).flatMap { x in
      rows.map { CGPoint(x: x, y: $0) }
    }
  }

  private static func places(from low: CGFloat, to high: CGFloat) -> [CGFloat] {
    guard high > low else { return [low] }
    return (0...steps).map { low + (high - low) * CGFloat($0) / CGFloat(steps) }
  }

  /// Where a scroll view can bring what may be anywhere in a rectangle; nil if it cuts it off.
  private static func range(of place: CGRect, in list: UIScrollView) -> CGRect? {
    let (insets, size) = (list.adjustedContentInset, list.contentSize)
    let seen = list.convert(list.bounds, to: nil)
    // How far it scrolls on, and back.
    let (right, left) = distances(
      now: list.contentOffset.x, from: -insets.left,
      to: size.width + insets.right - list.bounds.width, in: list)
    let (down, up) = distances(
      now: list.contentOffset.y, from: -insets.top,
      to: size.height + insets.bottom - list.bounds.height, in: list)
    let all = CGRect(
      x: place.minX - right, y: place.minY - down, width: place.width + right + left,
      height: place.height + down + up)
    let rest = all.intersection(seen)
    return rest.isNull ? nil : rest
  }

  private static func distances(
    now offset: CGFloat, from first: CGFloat, to last: CGFloat, in list: UIScrollView
  ) -> (on: CGFloat, back: CGFloat) {
    guard list.isScrollEnabled, last > first else { return (0, 0) }
    return (max(0, last - offset), max(0, offset - first))
  }

  /// How many steps are tried each way.
  private static let steps = 12
}
