public import Drawing
public import Foundation

/// A transform in space; with `m34`, nearer parts are larger.
public nonisolated struct CATransform3D: Hashable, Sendable {
  /// The factor of x in the new x.
  public var m11: CGFloat = 1
  /// The factor of x in the new y.
  public var m12: CGFloat = 0
  /// The factor of x in the new z.
  public var m13: CGFloat = 0
  /// The factor of x in the divisor of perspective.
  public var m14: CGFloat = 0
  /// The factor of y in the new x.
  public var m21: CGFloat = 0
  /// The factor of y in the new y.
  public var m22: CGFloat = 1
  /// The factor of y in the new z.
  public var m23: CGFloat = 0
  /// The factor of y in the divisor of perspective.
  public var m24: CGFloat = 0
  /// The factor of z in the new x.
  public var m31: CGFloat = 0
  /// The factor of z in the new y.
  public var m32: CGFloat = 0
  /// The factor of z in the new z.
  public var m33: CGFloat = 1
  /// The factor of z in the divisor of perspective.
  public var m34: CGFloat = 0
  /// The translation along x, in points.
  public var m41: CGFloat = 0
  /// The translation along y, in points.
  public var m42: CGFloat = 0
  /// The translation along z, in points.
  public var m43: CGFloat = 0
  /// The constant part of the divisor of perspective.
  public var m44: CGFloat = 1

  /// Makes the identity.
  public init() {}

  var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The transform that changes nothing.
public nonisolated let CATransform3DIdentity = CATransform3D()

/// A translation, in points.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A scale.
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A rotation by an angle in radians around an axis; around none, the identity.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let axis = [x / length, y / length, z / length]
  let (cosine, sine) = (cos(angle), sin(angle))
  // Rodrigues' formula, for row vectors.
  let cross: [[CGFloat]] = [
    [0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0],
  ]
  var transform = CATransform3D()
  var rows = transform.rows
  for row in 0..<3 {
    for column in 0..<3 {
      let own: CGFloat = row == column ? cosine : 0
      rows[row][column] =
        own + sine * cross[row][column] + (1 - cosine) * axis[row] * axis[column]
    }
  }
  transform.rows = rows
  return transform
}

/// The transform that first applies `a`, then `b`.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D)
  -> CATransform3D
{
  let (first, second) = (a.rows, b.rows)
  var transform = CATransform3D()
  transform.rows = first.map { row -> [CGFloat] in
    (0..<4).map { column -> CGFloat in
      zip(row, second).reduce(0) { $0 + $1.0 * $1.1[column] }
    }
  }
  return transform
}

/// A translation, in points, before a transform.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A scale before a transform.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation by an angle in radians around an axis, before a transform.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// A transform of the plane as one in space.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// The part of a transform that stays in the plane.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a transform changes nothing.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms are equal.
public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }
