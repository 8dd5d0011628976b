import Foundation

nonisolated extension CATransform3D {
  /// Whether it stays in the plane.
  var isFlat: Bool {
    self == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self))
  }

  /// Whether the back of a transformed layer is visible.
  var showsBack: Bool { m11 * m22 - m12 * m21 < 0 }

  /// The scale in depth.
  var depthScale: CGFloat {
    get { parts.scale[2] }
    set { parts.scale[2] = newValue }
  }
  /// The angle around the x axis, in radians; set, it is the only turn out of the plane.
  var rotationX: CGFloat {
    get { parts.angles[0] }
    set { parts.angles[0] = newValue }
  }
  /// The angle around the y axis, in radians.
  var rotationY: CGFloat {
    get { parts.angles[1] }
    set { parts.angles[1] = newValue }
  }

  /// The parts of a transform without shear, in the order in which they apply.
  struct Parts {
    var scale: [CGFloat] = [1, 1, 1]
    /// Around x, then y, then z, in radians.
    var angles: [CGFloat] = [0, 0, 0]
    var translation: [CGFloat] = [0, 0, 0]
    /// The factor of depth in the divisor of perspective.
    var perspective: CGFloat = 0

    /// The turns around all axes.
    var rotation: CATransform3D {
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeRotation(angles[0], 1, 0, 0),
          CATransform3DMakeRotation(angles[1], 0, 1, 0)),
        CATransform3DMakeRotation(angles[2], 0, 0, 1))
    }
  }

  var parts: Parts {
    get {
      var parts = Parts()
      let lengths = rows.prefix(3).map { row in
        row.prefix(3).reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
      // A mirrored transform has its first axis turned round.
      parts.scale = [determinant < 0 ? -lengths[0] : lengths[0], lengths[1], lengths[2]]
      let safe = parts.scale.map { $0 == 0 ? 1 : $0 }
      let down = -m13 / safe[0]
      parts.angles[1] = asin(min(max(down, -1), 1))
      if abs(down) < 1 - 1e-9 {
        parts.angles[0] = atan2(m23 / safe[1], m33 / safe[2])
        parts.angles[2] = atan2(m12 / safe[0], m11 / safe[0])
      } else {
        parts.angles[2] = atan2(-m21 / safe[1], m22 / safe[1])
      }
      parts.translation = [m41, m42, m43]
      let depth = m13 * m13 + m23 * m23 + m33 * m33
      parts.perspective = depth > 0 ? (m14 * m13 + m24 * m23 + m34 * m33) / depth : 0
      return parts
    }
    set {
      var transform = CATransform3DConcat(
        CATransform3DMakeScale(newValue.scale[0], newValue.scale[1], newValue.scale[2]),
        newValue.rotation)
      let translation = newValue.translation
      transform = CATransform3DConcat(
        transform, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
      var lens = CATransform3DIdentity
      lens.m34 = newValue.perspective
      self = CATransform3DConcat(transform, lens)
    }
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// The transform at a fraction of the way to another, part by part, turning around one axis.
  func mixed(with other: CATransform3D, fraction: Double) -> CATransform3D {
    guard fraction != 0, fraction != 1 else { return fraction == 0 ? self : other }
    func mix(_ from: [CGFloat], _ to: [CGFloat]) -> [CGFloat] {
      zip(from, to).map { $0 + ($1 - $0) * fraction }
    }
    let (from, to) = (parts, other.parts)
    let (angle, axis) = CATransform3DConcat(from.rotation.transposed, to.rotation).turn
    let turned = CATransform3DConcat(
      from.rotation, CATransform3DMakeRotation(angle * fraction, axis[0], axis[1], axis[2]))
    var mixed = turned.parts
    mixed.scale = mix(from.scale, to.scale)
    mixed.translation = mix(from.translation, to.translation)
    mixed.perspective = mix([from.perspective], [to.perspective])[0]
    var result = CATransform3DIdentity
    result.parts = mixed
    return result
  }

  private var transposed: CATransform3D {
    var result = self
    let rows = rows
    result.rows = (0..<4).map { column in rows.map { $0[column] } }
    return result
  }

  /// The angle and the axis of a rotation.
  private var turn: (angle: CGFloat, axis: [CGFloat]) {
    let angle = acos(min(max((m11 + m22 + m33 - 1) / 2, -1), 1))
    let axis = [m23 - m32, m31 - m13, m12 - m21]
    guard angle > .pi - 1e-6 else { return (angle, axis) }
    // Half a turn is symmetric: its axis is in the products of the components.
    let squares = [m11, m22, m33].map { max(0, ($0 + 1) / 2) }
    let products = [
      [squares[0], m12 / 2, m13 / 2], [m12 / 2, squares[1], m23 / 2],
      [m13 / 2, m23 / 2, squares[2]],
    ]
    let longest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    return (angle, products[longest])
  }
}
