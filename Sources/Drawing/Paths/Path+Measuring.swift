public import Foundation

extension Path {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  public var tightBoundingBox: CGRect {
    let points = polygons.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    var (crossings, windings) = (0, 0)
    for polygon in polygons {
      let ends = polygon.points.dropFirst() + polygon.points.prefix(1)
      for (from, to) in zip(polygon.points, ends) where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        windings += to.y > from.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? crossings % 2 == 1 : windings != 0
  }

  /// A part of a path as points joined by straight lines.
  package struct Polygon {
    package var points: [CGPoint]
    package var isClosed = false
  }

  /// The parts with their curves as short straight lines.
  package var polygons: [Polygon] {
    var polygons: [Polygon] = []
    for element in elements {
      switch element {
      case .move(let point): polygons.append(Polygon(points: [point]))
      case .line(let point): polygons[polygons.count - 1].points.append(point)
      case .curve(let first, let second, let end):
        let last = polygons.count - 1
        let curve = CubicCurve(polygons[last].points.last ?? end, first, second, end)
        polygons[last].points += curve.polyline.dropFirst()
      case .close: polygons[polygons.count - 1].isClosed = true
      }
    }
    return polygons
  }
}

extension Path.Element {
  /// The points of the step, control points included.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
