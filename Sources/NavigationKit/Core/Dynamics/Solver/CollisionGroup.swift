/// Bodies that collide with each other, with boundaries, or with both.
nonisolated struct CollisionGroup: Hashable, Sendable {
  /// Lines that bodies do not cross.
  struct Boundary: Hashable, Sendable {
    /// Tells it from others of its group.
    let id: Int
    /// The ends of the lines, one line after the other.
    let lines: [[Vector]]
  }

  /// Tells it from other groups.
  let id: Int
  /// The bodies' numbers.
  var bodies: [Int]
  var collidesItems = true
  var boundaries: [Boundary] = []
}
