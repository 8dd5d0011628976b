/// Where two shapes touch, or nearly do: one or two points along a line between them.
nonisolated struct ContactManifold {
  /// A point of it.
  struct Point {
    /// Halfway between the shapes.
    let position: Vector
    /// How far they are apart there; negative if they overlap.
    let separation: Double
    /// Which corners and edges meet there: the same as long as these do.
    let feature: Int
  }

  /// The direction from the first shape to the second.
  let normal: Vector
  let points: [Point]

  /// Makes the manifold of two shapes; nil if they are further apart than `margin`.
  init?(_ first: PlacedShape, _ second: PlacedShape, margin: Double) {
    if first.isRound {
      self.init(circle: first, second, margin: margin)
    } else if second.isRound {
      guard let mirrored = Self(circle: second, first, margin: margin) else { return nil }
      self.init(normal: -mirrored.normal, points: mirrored.points)
    } else {
      self.init(polygons: first, second, margin: margin)
    }
  }

  private init(normal: Vector, points: [Point]) { (self.normal, self.points) = (normal, points) }

  private init?(circle: PlacedShape, _ other: PlacedShape, margin: Double) {
    let center = circle.center
    var (normal, distance): (Vector, Double)
    let inside = other.isRound ? nil : other.furthestEdge(from: circle)
    if let inside, inside.distance < 0, other.vertices.count > 2 {
      (normal, distance) = (-other.normal(of: inside.edge), inside.distance)
    } else {
      let offset = (other.isRound ? other.center : other.closestPoint(to: center)) - center
      (normal, distance) = (offset.direction(or: [0, 1]), offset.length)
    }
    distance -= circle.radius + other.radius
    guard distance <= margin else { return nil }
    let position = center + normal * (circle.radius + distance / 2)
    self.init(
      normal: normal, points: [Point(position: position, separation: distance, feature: 0)])
  }

  private init?(polygons first: PlacedShape, _ second: PlacedShape, margin: Double) {
    let (onFirst, onSecond) = (first.furthestEdge(from: second), second.furthestEdge(from: first))
    guard max(onFirst.distance, onSecond.distance) <= margin else { return nil }
    // Which one's edge it is about stays the same while both are about as far.
    let isOnSecond = onSecond.distance > onFirst.distance + Self.preference
    let (flat, other) = isOnSecond ? (second, first) : (first, second)
    let edge = isOnSecond ? onSecond.edge : onFirst.edge
    let normal = flat.normal(of: edge)
    let points = Self.points(on: flat, edge: edge, of: other, margin: margin).map {
      Point(
        position: $0.position, separation: $0.separation,
        feature: $0.feature * 2 + (isOnSecond ? 1 : 0))
    }
    guard !points.isEmpty else { return nil }
    self.init(normal: isOnSecond ? -normal : normal, points: points)
  }

  /// Where the edge of another shape that faces an edge is close to it.
  private static func points(
    on flat: PlacedShape, edge: Int, of other: PlacedShape, margin: Double
  ) -> [Point] {
    let normal = flat.normal(of: edge)
    let (start, end) = flat.edge(edge)
    let tangent = (end - start).direction(or: [1, 0])
    let facing = other.vertices.indices.min {
      other.normal(of: $0).dot(normal) < other.normal(of: $1).dot(normal)
    }
    guard let facing else { return [] }
    let clipped = clip(
      other.edge(facing), from: tangent.dot(start), to: tangent.dot(end), along: tangent)
    return clipped.enumerated().compactMap { index, point in
      let separation = normal.dot(point - start)
      guard separation <= margin else { return nil }
      return Point(
        position: point - normal * (separation / 2), separation: separation,
        feature: (edge * 64 + facing) * 2 + index)
    }
  }

  /// The ends of the part of a line between two places along a direction; none if it has no such.
  private static func clip(
    _ line: (start: Vector, end: Vector), from low: Double, to high: Double, along tangent: Vector
  ) -> [Vector] {
    let (first, last) = (tangent.dot(line.start), tangent.dot(line.end))
    guard max(first, last) >= low, min(first, last) <= high else { return [] }
    guard abs(last - first) > 1e-9 else { return [line.start, line.end] }
    func point(_ place: Double) -> Vector {
      let fraction = (min(max(place, low), high) - first) / (last - first)
      return line.start + (line.end - line.start) * min(max(fraction, 0), 1)
    }
    return [point(first), point(last)]
  }

  /// By how much further a shape's edge has to be to be preferred, in points.
  private static let preference = 0.05
}
