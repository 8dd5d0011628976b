/// The outline of a body where it is, or a line of a boundary.
nonisolated struct PlacedShape {
  /// The corners, clockwise on screen; two for a line, one for a circle's centre.
  let vertices: [Vector]
  let radius: Double
  let center: Vector

  init(vertices: [Vector], radius: Double, center: Vector) {
    (self.vertices, self.radius, self.center) = (vertices, radius, center)
  }

  /// Makes a line, which has two sides.
  init(from start: Vector, to end: Vector) {
    self.init(vertices: [start, end], radius: 0, center: (start + end) / 2)
  }

  var isRound: Bool { vertices.count == 1 }

  /// Where an edge begins and ends; the last one ends at the first corner.
  func edge(_ index: Int) -> (start: Vector, end: Vector) {
    (vertices[index], vertices[(index + 1) % vertices.count])
  }

  /// The direction out of the shape across an edge.
  func normal(of edge: Int) -> Vector {
    let (start, end) = self.edge(edge)
    return -(end - start).quarterTurned.direction(or: [1, 0])
  }

  /// The edge that another shape is furthest outside of, and how far; negative if it overlaps all.
  func furthestEdge(from other: PlacedShape) -> (edge: Int, distance: Double) {
    var furthest = (edge: 0, distance: -Double.infinity)
    for edge in vertices.indices {
      let (normal, start) = (normal(of: edge), vertices[edge])
      let distance = other.vertices.map { normal.dot($0 - start) }.min() ?? 0
      if distance > furthest.distance { furthest = (edge, distance) }
    }
    return furthest
  }

  /// The point on the outline or inside that is closest to a point.
  func closestPoint(to point: Vector) -> Vector {
    let closest = vertices.indices.map { closestPoint(on: $0, to: point) }
    return closest.min { ($0 - point).length < ($1 - point).length } ?? center
  }

  private func closestPoint(on edge: Int, to point: Vector) -> Vector {
    let (start, end) = self.edge(edge)
    let offset = end - start
    let fraction = (point - start).dot(offset) / max(offset.dot(offset), 1e-12)
    return start + offset * min(max(fraction, 0), 1)
  }
}
