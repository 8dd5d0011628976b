import Foundation

/// The ways of a map around the scenes that lie between.
nonisolated extension SceneMap {
  /// A link's line: a curve from edge to edge with two control points.
  struct Route: Hashable {
    var start, first, second, end: CGPoint

    /// The point at a share of it, 0…1.
    func point(at share: CGFloat) -> CGPoint {
      let rest = 1 - share
      func place(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        rest * rest * (rest * start[keyPath: path] + 3 * share * first[keyPath: path])
          + share * share * (3 * rest * second[keyPath: path] + share * end[keyPath: path])
      }
      return CGPoint(x: place(\.x), y: place(\.y))
    }

    /// The rectangle around its points.
    fileprivate var bounds: CGRect {
      let points = [start, first, second, end]
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let corner = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
      return CGRect(
        x: corner.x, y: corner.y, width: (xs.max() ?? 0) - corner.x,
        height: (ys.max() ?? 0) - corner.y)
    }
  }

  /// How far lines stay away from scenes, by which step and how often they are bent until they do, and
  /// the distance of points that are looked at, in points.
  private static let distance: CGFloat = 3
  private static let bendStep: CGFloat = 24
  private static let bendSteps = -8...8
  private static let pace: CGFloat = 6

  /// How far both control points may be beside the straight line, in steps; the least bent first.
  private static let bends: [(first: CGFloat, second: CGFloat)] = {
    let all = bendSteps.flatMap { first in bendSteps.map { (first, $0) } }
    let cost = { (bend: (Int, Int)) in
      abs(bend.0) + abs(bend.1) + abs(bend.0 - bend.1)
    }
    return all.enumerated()
      .sorted { (cost($0.element), $0.offset) < (cost($1.element), $1.offset) }
      .map { (CGFloat($0.element.0), CGFloat($0.element.1)) }
  }()

  /// The line of a link, from edge to edge; nil if it leads to its own scene.
  ///
  /// It is straight, unless it would pass behind another scene and can be bent around it.
  func route(of link: Link) -> Route? {
    guard let line = line(of: link) else { return nil }
    let others = frames.indices.filter { $0 != link.source && $0 != link.destination }
      .map { frames[$0].insetBy(dx: -Self.distance, dy: -Self.distance) }
    func route(_ bend: (first: CGFloat, second: CGFloat)) -> Route {
      self.route(of: link, from: line.start, to: line.end, bent: bend)
    }
    return Self.bends.lazy.map(route).first { isFree($0, of: others) } ?? route((0, 0))
  }

  /// A line that is bent to both control points, which are beside the straight one from edge to edge.
  private func route(
    of link: Link, from start: CGPoint, to end: CGPoint,
    bent bend: (first: CGFloat, second: CGFloat)
  ) -> Route {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(x, y), 1)
    func point(at share: CGFloat, beside steps: CGFloat) -> CGPoint {
      let distance = steps * Self.bendStep / length
      return CGPoint(
        x: start.x + x * share - y * distance, y: start.y + y * share + x * distance)
    }
    let (first, second) = (
      point(at: 1.0 / 3, beside: bend.first), point(at: 2.0 / 3, beside: bend.second)
    )
    return Route(
      start: bend.first == 0 ? start : frames[link.source].edge(towards: first), first: first,
      second: second,
      end: bend.second == 0 ? end : frames[link.destination].edge(towards: second))
  }

  private func isFree(_ route: Route, of boxes: [CGRect]) -> Bool {
    let bounds = route.bounds.insetBy(dx: -1, dy: -1)
    let near = boxes.filter { $0.intersects(bounds) }
    let count = max(2, Int(max(bounds.width, bounds.height) / Self.pace))
    return (0...count).allSatisfy { step in
      let point = route.point(at: CGFloat(step) / CGFloat(count))
      return CGRect(origin: .zero, size: size).contains(point)
        && !near.contains { $0.contains(point) }
    }
  }
}
