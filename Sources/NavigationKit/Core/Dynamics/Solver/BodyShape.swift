import Foundation

/// The outline of a body around its centre, or a line of a boundary: a convex polygon or a circle.
nonisolated struct BodyShape: Hashable, Sendable {
  /// The corners, clockwise on screen; two for a line, one for a circle's centre.
  let vertices: [Vector]
  /// How far the outline is from the corners: 0 but for a circle.
  let radius: Double
  /// In square points.
  let area: Double
  /// The moment of inertia around the centre, for each unit of mass.
  let inertia: Double
  /// The radius of the circle around the centre that holds all of it.
  let reach: Double

  /// Makes the smallest convex polygon around points.
  init(around points: [Vector]) {
    vertices = Self.hull(of: points)
    radius = 0
    reach = vertices.map(\.length).max() ?? 0
    (area, inertia) = Self.mass(of: vertices)
  }

  /// Makes a circle.
  init(radius: Double) {
    (vertices, self.radius, reach) = ([.zero], radius, radius)
    (area, inertia) = (.pi * radius * radius, radius * radius / 2)
  }

  /// Makes a rectangle.
  init(size: CGSize) {
    let half = Vector(size.width / 2, size.height / 2)
    self.init(around: [-half, [half.x, -half.y], half, [-half.x, half.y]])
  }

  /// Makes an ellipse: a polygon, unless it is a circle.
  init(ellipse size: CGSize) {
    if abs(size.width - size.height) < 0.5 {
      self.init(radius: size.width / 2)
    } else {
      let half = Vector(size.width / 2, size.height / 2)
      self.init(
        around: (0..<Self.sidesOfEllipses).map {
          half * Vector(angle: 2 * .pi * Double($0) / Double(Self.sidesOfEllipses))
        })
    }
  }

  /// The shape at a place.
  func placed(at position: Vector, angle: Double) -> PlacedShape {
    PlacedShape(
      vertices: vertices.map { position + (angle == 0 ? $0 : $0.turned(by: angle)) },
      radius: radius, center: position)
  }

  private static let sidesOfEllipses = 24

  /// The corners of the convex polygon around points, clockwise on screen.
  private static func hull(of points: [Vector]) -> [Vector] {
    let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    let chains = [chain(of: sorted), chain(of: sorted.reversed())]
    return chains.flatMap { $0.dropLast() }
  }

  /// One side of the hull of points in order.
  private static func chain(of points: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in points {
      while let last = chain.last, let before = chain.dropLast().last,
        (last - before).cross(point - last) <= 1e-9
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  /// The area of a polygon, and its inertia around the origin for each unit of mass.
  private static func mass(of vertices: [Vector]) -> (area: Double, inertia: Double) {
    var (area, inertia) = (0.0, 0.0)
    for (from, to) in zip(vertices, vertices.dropFirst() + vertices.prefix(1)) {
      let twice = from.cross(to)
      area += twice / 2
      inertia += twice * (from.dot(from) + from.dot(to) + to.dot(to)) / 12
    }
    return area > 1e-9 ? (area, inertia / area) : (0, 0)
  }
}
