import Drawing
import Foundation

/// A vector that is also set by its angle and its length, each of which stays when the other changes.
nonisolated struct Heading: Hashable, Sendable {
  /// The vector itself.
  var vector: CGVector {
    didSet {
      magnitude = hypot(vector.dx, vector.dy)
      if magnitude > 0 { angle = atan2(vector.dy, vector.dx) }
    }
  }
  /// In radians, clockwise from the right.
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    (angle, magnitude) = (atan2(vector.dy, vector.dx), hypot(vector.dx, vector.dy))
  }

  /// Sets the angle and the length.
  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    (self.angle, self.magnitude) = (angle, magnitude)
  }

  /// The vector, as far as it is finite.
  var finite: Vector {
    vector.dx.isFinite && vector.dy.isFinite ? [vector.dx, vector.dy] : .zero
  }
}
